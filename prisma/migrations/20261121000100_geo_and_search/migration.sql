-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Trusted extensions that every managed PostgreSQL has (docs/decisions/003-geo-without-postgis.md).
create extension if not exists cube;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

alter table bus_request add column search_text text not null default '';

-- Earth-centred x, y, z in metres (radius of earthdistance, 6378168 m). Plain expressions: ll_to_earth in a
-- generated column breaks pg_dump and restore.
alter table bus_request
  add column start_pos cube generated always as (cube(array[
    6378168 * cos(radians(start_latitude)) * cos(radians(start_longitude)),
    6378168 * cos(radians(start_latitude)) * sin(radians(start_longitude)),
    6378168 * sin(radians(start_latitude))])) stored,
  add column end_pos cube generated always as (case when end_latitude is null then null else cube(array[
    6378168 * cos(radians(end_latitude)) * cos(radians(end_longitude)),
    6378168 * cos(radians(end_latitude)) * sin(radians(end_longitude)),
    6378168 * sin(radians(end_latitude))]) end) stored;

alter table bus_request
  add constraint bus_request_dates check (end_date >= start_date),
  add constraint bus_request_passengers check (passengers between 1 and 500),
  add constraint bus_request_quantity check (quantity between 1 and 50),
  add constraint bus_request_radius check (radius between 1 and 1000),
  add constraint bus_request_start check (start_longitude between -180 and 180 and start_latitude between -90 and 90),
  add constraint bus_request_end check (end_longitude between -180 and 180 and end_latitude between -90 and 90),
  add constraint bus_request_ended check ((ended_at is null) = (end_reason is null));

-- References that people read start with five digits.
alter sequence bus_request_number_seq restart with 10001;

-- Lists: the public part in its two orders, alone and by kind. end_date rides along, so that "not over yet" is
-- answered from the index and a count or a deep page reads no table row.
create index bus_request_public_start on bus_request (start_date, id) include (end_date)
  where state = 'active' and mode = 'collective' and ended_at is null;
create index bus_request_public_latest on bus_request (created_at desc, id desc) include (end_date)
  where state = 'active' and mode = 'collective' and ended_at is null;
create index bus_request_public_kind on bus_request (category, start_date, id) include (end_date)
  where state = 'active' and mode = 'collective' and ended_at is null;
create index bus_request_public_pos on bus_request using gist (start_pos)
  where state = 'active' and mode = 'collective' and ended_at is null;
create index bus_request_public_view on bus_request using gist (point(start_longitude, start_latitude))
  where state = 'active' and mode = 'collective' and ended_at is null;
create index bus_request_queue on bus_request (created_at, id) where state = 'pending' and ended_at is null;
create index bus_request_all_start on bus_request (start_date, id);
create index bus_request_all_latest on bus_request (created_at desc, id desc);
create index bus_request_author on bus_request (author_company_id, start_date, id) where author_company_id is not null;
create index bus_request_receiver on bus_request (receiver_company_id, start_date, id)
  where receiver_company_id is not null;
create index bus_request_email on bus_request (email);
create index bus_request_open_end on bus_request (end_date) where ended_at is null;
create index bus_request_search on bus_request using gin (search_text gin_trgm_ops);
create index bus_request_description on bus_request using gin (description gin_trgm_ops);

create unique index user_account_user_name on user_account (lower("userName"));

-- The audit trail is only ever added to.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry is append-only';
end $$;
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

-- Travel services: position for corridor and nearness.
alter table advertiser_location add column pos cube generated always as (cube(array[
    6378168 * cos(radians(latitude)) * cos(radians(longitude)),
    6378168 * cos(radians(latitude)) * sin(radians(longitude)),
    6378168 * sin(radians(latitude))])) stored;
create index advertiser_location_pos on advertiser_location using gist (pos) where active;

-- Places. Ranking weight beside the name: search needs no join for its candidates (index-only scan).
alter table gazetteer_name add column weight real not null default 0;
-- Earth-centred x, y, z in metres, as on bus_request.
alter table gazetteer add column pos cube generated always as (cube(array[
  6378168 * cos(radians(latitude)) * cos(radians(longitude)),
  6378168 * cos(radians(latitude)) * sin(radians(longitude)),
  6378168 * sin(radians(latitude))])) stored;
create index gazetteer_pos_idx on gazetteer using gist (pos);
create index gazetteer_name_prefix_idx on gazetteer_name (norm text_pattern_ops) include (weight, place_id);
-- One and two letters: towns of some size only.
create index gazetteer_name_short_idx on gazetteer_name (norm text_pattern_ops) include (weight, place_id) where weight > 1.05;
-- Misspellings. Never a trigram GiST beside it: the planner takes that one (82 ms).
create index gazetteer_name_trgm_idx on gazetteer_name using gin (norm gin_trgm_ops);
