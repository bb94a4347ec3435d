-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- As the migration before it, for the newest first.
create index bus_request_public_latest_2 on bus_request ("createdAt" desc, id desc)
  include ("endDate", category, "transferType", "companyType", "organisationType", passengers, "vehicleTypes")
  where state = 'active' and mode = 'collective' and "endedAt" is null;
drop index bus_request_public_latest;
alter index bus_request_public_latest_2 rename to bus_request_public_latest;
