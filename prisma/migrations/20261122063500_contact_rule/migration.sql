-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Each request says when its private author's contact data are told. Those from before were posted under 'onRequest'
-- and keep it; a process of the version before that still posts gets the stricter rule. Metadata only: no row is written.
create type "ContactRule" as enum ('afterAcceptance', 'onRequest');
alter table bus_request add column contact "ContactRule" not null default 'onRequest';
alter table bus_request alter column contact set default 'afterAcceptance';

-- Bidders who are still to be told that an author is easier to reach.
create table contact_notice (
  "requestId" uuid not null,
  mails uuid[],
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint contact_notice_pkey primary key ("requestId"),
  constraint "contact_notice_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete cascade on update cascade
);

-- What search, map and distances read of a private author is no more than everybody may know. The place itself
-- ("startPlace", "endPlace") stays exact. Whoever writes a row, no index ever holds a front door.
create function public_position() returns trigger language plpgsql as $$
begin
  new."startLongitude" := round(new."startLongitude"::numeric, 2);
  new."startLatitude" := round(new."startLatitude"::numeric, 2);
  new."endLongitude" := round(new."endLongitude"::numeric, 2);
  new."endLatitude" := round(new."endLatitude"::numeric, 2);
  return new;
end $$;
create trigger bus_request_public_position before insert or update on bus_request
  for each row when (new."companyType" = 'private') execute function public_position();
