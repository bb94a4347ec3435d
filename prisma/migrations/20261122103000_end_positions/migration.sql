-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Lists are asked for by where trips end as well as by where they start: the same index for the far end.
create index bus_request_end_pos on bus_request using gist ("endPos") include ("endDate", "startDate", "createdAt", id)
  where state = 'active' and mode = 'collective' and "endedAt" is null;
