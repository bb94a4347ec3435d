-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- As the migration before it, for the order by start.
create index bus_request_all_start_2 on bus_request ("startDate", id)
  include (category, state, "companyType", "endedAt", "endDate");
drop index bus_request_all_start;
alter index bus_request_all_start_2 rename to bus_request_all_start;
