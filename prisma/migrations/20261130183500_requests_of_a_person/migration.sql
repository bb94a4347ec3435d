-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a person without a company has posted, for the trips that came of it. A company's post is none of them.
create index bus_request_person on bus_request ("authorUserId") where "authorCompanyId" is null and "authorUserId" is not null;
