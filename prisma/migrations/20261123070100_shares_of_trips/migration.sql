-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Trips of several buses that were agreed before: by the buses that they have now.
update booking b set "agreedSeats" = bus.capacity from bus
  where bus.id = b."busId" and bus.capacity > 0
    and (b."mainId" is not null or b.id in (select m."mainId" from booking m where m."mainId" is not null));

alter table trip_driver validate constraint trip_driver_vehicle;
alter table booking validate constraint "booking_agreedSeats";
