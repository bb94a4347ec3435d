-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Seats and author ride along as well: who is too many, and one's own, are left out without reading their rows.
drop index bus_request_fit_ride;
create index bus_request_fit_ride on bus_request ("startDate")
  include ("startPos", "endPos", "wayKm", "endDate", id, passengers, "authorCompanyId")
  where state = 'active' and mode = 'collective' and "endedAt" is null and category = 'emptyride';
drop index bus_request_fit_oneway;
create index bus_request_fit_oneway on bus_request ("startDate")
  include ("startPos", "endPos", "wayKm", "endDate", id, passengers, quantity, "authorCompanyId")
  where state = 'active' and mode = 'collective' and "endedAt" is null and category in ('grouprequest', 'emergency')
    and "transferType" = 'transferoneway';
