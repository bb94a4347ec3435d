-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

alter table trip_rating add column "shownAt" timestamptz(3), add column "hiddenAt" timestamptz(3);
-- What one side has said and the other has not yet; the job shows it when its time has come.
create index trip_rating_waiting on trip_rating ("createdAt") where "shownAt" is null;

alter table trip add column "ratingAskedAt" timestamptz(3);
-- Of trips that were over before there were ratings nobody is asked.
update trip set "ratingAskedAt" = current_timestamp where state in ('done', 'cancelled');
create index trip_to_ask on trip ("end") where state = 'done' and "ratingAskedAt" is null;

-- Only what was driven can be rated, whoever writes.
create function trip_rating_driven() returns trigger language plpgsql as $$
begin
  if not exists (select from trip where id = new."tripId" and state = 'done') then
    raise exception 'trip % was not driven', new."tripId" using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger trip_rating_driven before insert on trip_rating for each row execute function trip_rating_driven();
