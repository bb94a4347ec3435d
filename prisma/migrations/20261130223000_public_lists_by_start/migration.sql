-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What anybody may narrow the public lists by rides along in the indexes of their orders, so that a number of passengers or a kind of bus that
-- hardly any request names is looked for in 100 MB and not in the table, for the count as for the page. With the place, for views of the map
-- that show whole countries. It serves what the narrower one did, for a release beside this one, too.
create index bus_request_public_start_2 on bus_request ("startDate", id)
  include ("endDate", category, "transferType", "companyType", "organisationType", passengers, "vehicleTypes", "startLongitude", "startLatitude")
  where state = 'active' and mode = 'collective' and "endedAt" is null;
drop index bus_request_public_start;
alter index bus_request_public_start_2 rename to bus_request_public_start;
