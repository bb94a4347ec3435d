-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Of several buses each has its own place: it is that of the driver's telephone which tells it; empty, the company's word.
-- What stands there is told anew within half a minute, by its driver.
delete from trip_position;
alter table trip_position add column teller text not null default '';
alter table trip_position drop constraint trip_position_pkey;
alter table trip_position add constraint trip_position_pkey primary key ("tripId", teller);

-- Who no longer drives the trip shares nothing of it.
create function trip_driver_takes_position() returns trigger language plpgsql as $$
begin
  delete from trip_position where "tripId" = old."tripId" and teller = old."driverId"::text;
  return null;
end $$;
create trigger trip_driver_takes_position after delete on trip_driver
  for each row execute function trip_driver_takes_position();
