-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What 20261122230100_partner_circles did in one transaction with its new column (decision 090); where it has, nothing is left to do.
create index if not exists bus_request_to_open on bus_request ("opensAt") where "opensAt" is not null;
alter table bus_request validate constraint bus_request_circle_opens;
