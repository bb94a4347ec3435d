-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What was issued of a trip. Its number is the trip's; what changes makes a new version, the earlier ones stay as they were.
create table trip_paper (
  "tripId" uuid not null,
  kind text not null,
  version integer not null,
  content jsonb not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint trip_paper_pkey primary key ("tripId", kind, version),
  constraint "trip_paper_tripId_fkey" foreign key ("tripId") references trip (id) on delete cascade on update cascade,
  constraint trip_paper_kind check (kind in ('confirmation', 'journeyform')),
  constraint trip_paper_version check (version > 0),
  constraint trip_paper_content check (jsonb_typeof(content) = 'object')
);

-- A driver's page without an account; the hash alone is kept. Whoever is taken off the trip loses it.
create table drive_link (
  hash text not null,
  "tripId" uuid not null,
  "driverId" uuid not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint drive_link_pkey primary key (hash),
  constraint "drive_link_tripId_driverId_fkey" foreign key ("tripId", "driverId")
    references trip_driver ("tripId", "driverId") on delete cascade on update cascade
);
create unique index "drive_link_tripId_driverId_key" on drive_link ("tripId", "driverId");
-- The order of the drivers changes without any of them losing their link.
drop index "trip_driver_tripId_position_key";

-- Where the bus is, while its driver shares that.
create table trip_position (
  "tripId" uuid not null,
  latitude double precision not null,
  longitude double precision not null,
  at timestamptz(3) not null,
  constraint trip_position_pkey primary key ("tripId"),
  constraint "trip_position_tripId_fkey" foreign key ("tripId") references trip (id) on delete cascade on update cascade,
  constraint trip_position_place check (latitude between -90 and 90 and longitude between -180 and 180)
);

-- It goes with the trip's end, whoever ends it.
create function trip_ends_position() returns trigger language plpgsql as $$
begin
  delete from trip_position where "tripId" = new.id;
  return null;
end $$;
create trigger trip_ends_position after update of state on trip
  for each row when (new.state in ('done', 'cancelled')) execute function trip_ends_position();
