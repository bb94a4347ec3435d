-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Who drives a trip. While it is not called off, nobody has another at the same time, as with a bus.
create table trip_driver (
  "tripId" uuid not null,
  "driverId" uuid not null,
  position integer not null,
  start timestamptz(3) not null,
  "end" timestamptz(3) not null,
  held boolean not null default true,
  constraint trip_driver_pkey primary key ("tripId", "driverId"),
  constraint "trip_driver_tripId_fkey" foreign key ("tripId") references trip (id)
    on delete cascade on update cascade,
  constraint "trip_driver_driverId_fkey" foreign key ("driverId") references driver (id)
    on delete cascade on update cascade,
  constraint trip_driver_position check (position between 0 and 7),
  constraint trip_driver_times check ("end" >= start),
  constraint trip_driver_once exclude using gist ("driverId" with =, tstzrange(start, "end", '[)') with &&)
    where (held)
);
create unique index "trip_driver_tripId_position_key" on trip_driver ("tripId", position);
create index "trip_driver_driverId_start_idx" on trip_driver ("driverId", start);

-- Nobody plans with a driver of somebody else's, and nobody is held for less than the trip, whoever writes the row.
create function trip_driver_of_company() returns trigger language plpgsql as $$
declare
  planned record;
begin
  select t.start, t."end", t.state into planned from trip t join driver d on d."companyId" = t."companyId"
    where t.id = new."tripId" and d.id = new."driverId";
  if not found then
    raise exception 'trip_driver_of_company: % does not drive for the company of %', new."driverId", new."tripId"
      using errcode = 'foreign_key_violation', constraint = 'trip_driver_of_company';
  end if;
  new.start := least(new.start, planned.start);
  new."end" := greatest(new."end", planned."end");
  new.held := planned.state <> 'cancelled';
  return new;
end $$;
create trigger trip_driver_of_company before insert on trip_driver
  for each row execute function trip_driver_of_company();

-- A trip that moves takes its drivers along, one that is called off lets them go.
create function trip_moves_drivers() returns trigger language plpgsql as $$
begin
  update trip_driver set
    start = start + (new.start - old.start),
    "end" = greatest("end" + (new."end" - old."end"), new."end"),
    held = new.state <> 'cancelled'
  where "tripId" = new.id;
  return null;
end $$;
create trigger trip_moves_drivers after update of start, "end", state on trip
  for each row when (old.start <> new.start or old."end" <> new."end" or (old.state = 'cancelled') <> (new.state = 'cancelled'))
  execute function trip_moves_drivers();
