-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Requests that an acceptance ended before their way was measured: 'your accepted offers' compares by its km. Empty but for those.
create index bus_request_filled_unmeasured on bus_request ("startDate", id)
  where "endReason" = 'filled' and "wayKm" is null and "endLongitude" is not null;
