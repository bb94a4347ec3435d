-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- How many public requests there are of each kind, by the day (UTC) on which they begin and on which they were posted.
-- Sums of many rows: whoever writes a request adds a row and waits for nobody; a job folds them.
create table request_tally (
  id bigserial primary key,
  side text not null check (side in ('begins', 'posted')),
  day date not null,
  category "RequestKind" not null,
  n integer not null
);
create index "request_tally_side_day_idx" on request_tally (side, day) include (category, n);

create function request_tally_days(category "RequestKind", state "RequestState", mode "RequestMode", ended timestamptz,
  begins timestamptz, posted timestamptz) returns table (side text, day date, kind "RequestKind")
language sql immutable as $$
  select d.side, (d.at at time zone 'UTC')::date, category from (values ('begins', begins), ('posted', posted)) d (side, at)
  where state = 'active' and mode = 'collective' and ended is null
$$;

-- A statement that leaves the numbers as they are (most updates) writes nothing.
create function request_tally_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from request_tally;
  elsif tg_op = 'INSERT' then
    insert into request_tally (side, day, category, n)
      select d.side, d.day, d.kind, count(*)::int from came r,
        request_tally_days(r.category, r.state, r.mode, r."endedAt", r."startDate", r."createdAt") d
      group by d.side, d.day, d.kind;
  elsif tg_op = 'DELETE' then
    insert into request_tally (side, day, category, n)
      select d.side, d.day, d.kind, -count(*)::int from gone r,
        request_tally_days(r.category, r.state, r.mode, r."endedAt", r."startDate", r."createdAt") d
      group by d.side, d.day, d.kind;
  else
    insert into request_tally (side, day, category, n)
      select d.side, d.day, d.kind, sum(r.n)::int
      from (select category, state, mode, "endedAt", "startDate", "createdAt", 1 as n from came
        union all select category, state, mode, "endedAt", "startDate", "createdAt", -1 from gone) r,
        request_tally_days(r.category, r.state, r.mode, r."endedAt", r."startDate", r."createdAt") d
      group by d.side, d.day, d.kind having sum(r.n) <> 0;
  end if;
  return null;
end $$;

create trigger request_tally_insert after insert on bus_request referencing new table as came
  for each statement execute function request_tally_keep();
create trigger request_tally_update after update on bus_request referencing old table as gone new table as came
  for each statement execute function request_tally_keep();
create trigger request_tally_delete after delete on bus_request referencing old table as gone
  for each statement execute function request_tally_keep();
create trigger request_tally_truncate after truncate on bus_request
  for each statement execute function request_tally_keep();

-- From the triggers on nobody else writes requests until this commits.
insert into request_tally (side, day, category, n)
  select d.side, d.day, d.kind, count(*)::int from bus_request r,
    request_tally_days(r.category, r.state, r.mode, r."endedAt", r."startDate", r."createdAt") d
  group by d.side, d.day, d.kind;
