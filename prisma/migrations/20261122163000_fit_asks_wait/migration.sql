-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Who is asked before the request is public is told once it is, before all others.
alter table fit_ask add column "toldAt" timestamptz(3);
update fit_ask set "toldAt" = "createdAt";
