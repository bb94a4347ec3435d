-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- The empty way home of a one-way trip that was won: a draft until it is published or let go. Trips of before have none.
create table return_leg (
  "bookingId" uuid not null,
  "startPlace" jsonb not null,
  "endPlace" jsonb not null,
  km double precision not null,
  minutes double precision not null,
  measured text not null,
  "requestId" uuid,
  "droppedAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint return_leg_pkey primary key ("bookingId"),
  constraint "return_leg_bookingId_fkey" foreign key ("bookingId") references booking (id)
    on delete cascade on update cascade,
  constraint "return_leg_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete set null on update cascade,
  constraint return_leg_way check (km between 0 and 20000 and minutes between 0 and 100000)
);
create unique index "return_leg_requestId_key" on return_leg ("requestId");

-- Companies whose ways home are published by themselves.
create table return_setting (
  "companyId" uuid not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint return_setting_pkey primary key ("companyId"),
  constraint "return_setting_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade
);
