-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- A group's author is written to when another bus fits, until it says no. A release that knows nothing of it posts with yes.
alter table bus_request add column "fitNotice" boolean not null default true;

-- A bus that is offered, or goes otherwise than before: groups that it fits now are looked for. `before`: as it was; null of a new one.
create table fit_task (
  "supplyId" uuid not null primary key references bus_request (id) on delete cascade on update cascade,
  before jsonb,
  "createdAt" timestamptz(3) not null default current_timestamp
);
create index "fit_task_createdAt_idx" on fit_task ("createdAt");

-- A bus of which a group's author was told, or will be by the next mail: once each.
create table fit_notice (
  "requestId" uuid not null references bus_request (id) on delete cascade on update cascade,
  "supplyId" uuid not null references bus_request (id) on delete cascade on update cascade,
  "sentAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  primary key ("requestId", "supplyId")
);
create index "fit_notice_supplyId_idx" on fit_notice ("supplyId");
-- What waits is little beside what was told.
create index fit_notice_waiting on fit_notice ("requestId", "createdAt") where "sentAt" is null;
