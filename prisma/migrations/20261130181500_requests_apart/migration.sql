-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Open requests that are not (or not yet) for all: those that wait for an admin are counted by kind on each admin page, and looked through for
-- a second one of the same journey. A partner's post to all is none of them, so that it writes nothing here.
create index bus_request_apart on bus_request (category, "startDate") include (state)
  where "endedAt" is null and (state <> 'active' or mode <> 'collective');
