-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- A company has called a trip off: the request looks for another bus since then.
alter table bus_request add column "urgentSince" timestamptz(3);
