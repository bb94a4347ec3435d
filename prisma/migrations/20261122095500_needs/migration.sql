-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a group needs beside seats: one row for a request that asks for something, none for all others. Nothing is
-- taken out of the remarks of earlier requests: words are no numbers.
create type "Luggage" as enum ('none', 'hand', 'one', 'more');
create table request_needs (
  "requestId" uuid not null,
  "wheelchairPlaces" integer not null default 0,
  "walkingFrames" integer not null default 0,
  "childSeats" integer not null default 0,
  luggage "Luggage",
  bulky text not null default '',
  toilet boolean not null default false,
  kitchen boolean not null default false,
  wifi boolean not null default false,
  power boolean not null default false,
  "driverLanguage" text,
  "busStays" boolean not null default false,
  "driverHotelPaid" boolean not null default false,
  "driverMealsPaid" boolean not null default false,
  "budgetAmount" integer,
  "budgetVatIncluded" boolean not null default true,
  constraint request_needs_pkey primary key ("requestId"),
  constraint "request_needs_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete cascade on update cascade,
  constraint request_needs_counts check (
    "wheelchairPlaces" between 0 and 50 and "walkingFrames" between 0 and 100 and "childSeats" between 0 and 100
  ),
  constraint request_needs_bulky check (char_length(bulky) <= 200),
  constraint request_needs_language check ("driverLanguage" ~ '^[a-z]{2}$'),
  constraint request_needs_budget check ("budgetAmount" between 1 and 100000000)
);

-- Whom to call on the day of the trip: private contact data like `phone`.
alter table bus_request add column mobile text;
alter table bus_request add constraint bus_request_mobile check (char_length(mobile) <= 40);

-- A bus in the same words. Null: its company has not said.
alter table bus
  add column "walkingFrames" integer,
  add column "childSeats" integer,
  add column luggage "Luggage",
  add column "luggageVolume" integer,
  add column "yearBuilt" integer;
alter table bus
  add constraint bus_counts check (
    "walkingFrames" between 0 and 100 and "childSeats" between 0 and 100
  ),
  add constraint bus_luggage_volume check ("luggageVolume" between 0 and 50),
  add constraint bus_year_built check ("yearBuilt" between 1950 and 2100);
