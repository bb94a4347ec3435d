-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What is around a place is counted by kind (the toggles of a list, a town's surroundings): with the kind in the index none
-- of its thousands of rows is read from the table. The old index goes last: what drops it keeps readers waiting.
create index bus_request_pos_kind on bus_request using gist ("startPos") include ("endDate", "startDate", "createdAt", id, category)
  where state = 'active' and mode = 'collective' and "endedAt" is null;

drop index bus_request_pos;
alter index bus_request_pos_kind rename to bus_request_pos;
