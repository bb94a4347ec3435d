-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- From when author and partners may be told of an approval; until then it can be taken back. Nobody waits to be told of
-- what is not active, whoever writes the row.
alter table bus_request add column "tellFrom" timestamptz(3);
alter table bus_request add constraint bus_request_told_while_active
  check ("tellFrom" is null or state = 'active') not valid;
alter table bus_request validate constraint bus_request_told_while_active;
create index bus_request_to_tell on bus_request ("tellFrom") where "tellFrom" is not null;
