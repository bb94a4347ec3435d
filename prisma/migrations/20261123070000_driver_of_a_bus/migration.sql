-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Which of a trip's buses somebody drives; null: settled in the yard.
alter table trip_driver
  add column vehicle integer,
  add constraint trip_driver_vehicle check (vehicle between 0 and 9) not valid;

-- Seats of a bus when its trip was agreed: by these the price is shared among several.
alter table booking
  add column "agreedSeats" integer,
  add constraint "booking_agreedSeats" check ("agreedSeats" > 0) not valid;
