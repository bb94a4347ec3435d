-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Calendars kept elsewhere, and the times that they take.
create table external_calendar (
  id uuid not null,
  "companyId" uuid not null,
  "busId" uuid,
  name text not null,
  address text not null,
  host text not null,
  etag text,
  modified text,
  "readAt" timestamptz(3),
  "writtenAt" timestamptz(3),
  "nextAt" timestamptz(3) not null default current_timestamp,
  error text,
  failures integer not null default 0,
  skipped integer not null default 0,
  guessed boolean not null default false,
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint external_calendar_pkey primary key (id),
  constraint "external_calendar_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint "external_calendar_busId_fkey" foreign key ("busId") references bus (id) on delete cascade on update cascade
);
create index "external_calendar_companyId_idx" on external_calendar ("companyId");
create index "external_calendar_busId_idx" on external_calendar ("busId");
create index "external_calendar_nextAt_idx" on external_calendar ("nextAt");

create table external_busy (
  id uuid not null default gen_random_uuid(),
  "calendarId" uuid not null,
  "companyId" uuid not null,
  "busId" uuid,
  title text not null,
  start timestamptz(3) not null,
  "end" timestamptz(3) not null,
  "allDay" boolean not null default false,
  constraint external_busy_pkey primary key (id),
  constraint "external_busy_calendarId_fkey" foreign key ("calendarId") references external_calendar (id)
    on delete cascade on update cascade,
  constraint external_busy_times check ("end" > start)
);
create index "external_busy_calendarId_idx" on external_busy ("calendarId");
create index "external_busy_companyId_end_idx" on external_busy ("companyId", "end");
