-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Buses that come beside the first one of an offer.
create table offer_bus (
  "offerId" uuid not null,
  "busId" uuid not null,
  position integer not null,
  constraint offer_bus_pkey primary key ("offerId", "busId"),
  constraint offer_bus_position check (position between 0 and 8),
  constraint "offer_bus_offerId_fkey" foreign key ("offerId") references offer (id) on delete cascade on update cascade,
  constraint "offer_bus_busId_fkey" foreign key ("busId") references bus (id) on delete cascade on update cascade
);
create index "offer_bus_busId_idx" on offer_bus ("busId");

-- Each further bus of a trip is a booking of its own, so that the guard against double booking holds for it. It has no
-- life beside the first one: moved, called off and deleted with it.
alter table booking
  add column "mainId" uuid,
  add column position integer not null default 0,
  add constraint "booking_mainId_fkey" foreign key ("mainId") references booking (id)
    on delete cascade on update cascade not valid,
  add constraint booking_main check ("mainId" is null or ("mainId" <> id and "offerId" is null)) not valid;
alter table booking validate constraint "booking_mainId_fkey";
alter table booking validate constraint booking_main;
create index "booking_mainId_idx" on booking ("mainId") where "mainId" is not null;

create function booking_takes_along() returns trigger language plpgsql as $$
begin
  update booking set start = new.start, "end" = new."end", state = new.state, version = version + 1,
    sequence = sequence + 1, "updatedAt" = now()
  where "mainId" = new.id;
  return null;
end $$;
create trigger booking_takes_along after update of start, "end", state on booking
  for each row when (new."mainId" is null
    and (old.start <> new.start or old."end" <> new."end" or old.state <> new.state))
  execute function booking_takes_along();
