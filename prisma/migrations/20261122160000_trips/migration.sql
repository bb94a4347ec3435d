-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

create type "TripState" as enum ('agreed', 'changed', 'ready', 'underway', 'done', 'cancelled');
create type "TripSide" as enum ('author', 'company');
create type "TripChangeState" as enum ('open', 'accepted', 'declined', 'withdrawn', 'countered');

create table trip (
  id uuid not null,
  number serial not null,
  "requestId" uuid not null,
  "offerId" uuid not null,
  "companyId" uuid not null,
  "bookingId" uuid,
  state "TripState" not null default 'agreed',
  "transferType" "TransferType" not null,
  "startPlace" jsonb not null,
  "endPlace" jsonb,
  stops jsonb not null default '[]',
  start timestamptz(3) not null,
  "end" timestamptz(3) not null,
  passengers integer,
  quantity integer not null default 1,
  amount integer not null,
  currency char(3) not null default 'EUR',
  "vatIncluded" boolean not null,
  "vatRate" decimal(4, 1),
  terms jsonb not null,
  "cancelledBy" "TripSide",
  "cancelReason" text,
  "cancelText" text not null default '',
  "cancelFee" integer,
  "cancelledAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint trip_pkey primary key (id),
  constraint "trip_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete cascade on update cascade,
  constraint "trip_offerId_fkey" foreign key ("offerId") references offer (id) on delete cascade on update cascade,
  constraint "trip_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint "trip_bookingId_fkey" foreign key ("bookingId") references booking (id)
    on delete set null on update cascade,
  constraint trip_times check ("end" >= start),
  constraint trip_amount check (amount between 0 and 100000000),
  constraint trip_passengers check (passengers between 1 and 500),
  constraint trip_terms check (jsonb_typeof(terms) = 'object' and jsonb_typeof(stops) = 'array'),
  constraint trip_cancelled check (
    (state = 'cancelled') = ("cancelledAt" is not null) and ("cancelFee" is null or "cancelFee" >= 0)
  )
);
alter sequence trip_number_seq restart with 10001;
create unique index trip_number_key on trip (number);
create unique index "trip_offerId_key" on trip ("offerId");
create unique index "trip_bookingId_key" on trip ("bookingId");
create index "trip_requestId_idx" on trip ("requestId");
create index "trip_companyId_start_idx" on trip ("companyId", start);
-- What the job takes on each minute.
create index trip_open_end on trip ("end") where state not in ('done', 'cancelled');
create index trip_open_start on trip (start) where state in ('agreed', 'changed', 'ready');

create table trip_event (
  id uuid not null,
  "tripId" uuid not null,
  kind text not null,
  by text not null,
  "userId" uuid,
  data jsonb not null default '{}',
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint trip_event_pkey primary key (id),
  constraint "trip_event_tripId_fkey" foreign key ("tripId") references trip (id) on delete cascade on update cascade,
  constraint trip_event_by check (by in ('author', 'company', 'driver', 'system')),
  constraint trip_event_data check (jsonb_typeof(data) = 'object')
);
create index "trip_event_tripId_createdAt_idx" on trip_event ("tripId", "createdAt");

-- What both sides have seen stays as it was. A line goes with its whole trip, that is, by the cascade of another table.
create function trip_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'trip_event is append-only';
end $$;
create trigger trip_event_stays before update or delete on trip_event
  for each row execute function trip_event_stays();

create table trip_change (
  id uuid not null,
  "tripId" uuid not null,
  by "TripSide" not null,
  before jsonb not null,
  after jsonb not null,
  delta integer not null default 0,
  note text not null default '',
  state "TripChangeState" not null default 'open',
  "answeredAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint trip_change_pkey primary key (id),
  constraint "trip_change_tripId_fkey" foreign key ("tripId") references trip (id) on delete cascade on update cascade,
  constraint trip_change_parts check (jsonb_typeof(before) = 'object' and jsonb_typeof(after) = 'object'),
  constraint trip_change_answered check ((state = 'open') = ("answeredAt" is null))
);
create index "trip_change_tripId_createdAt_idx" on trip_change ("tripId", "createdAt");
-- Two proposals at once would leave it open to what a yes is said.
create unique index trip_change_one_open on trip_change ("tripId") where state = 'open';

create table trip_rating (
  "tripId" uuid not null,
  by "TripSide" not null,
  punctual integer not null,
  vehicle integer not null,
  contact integer not null,
  text text not null default '',
  answer text not null default '',
  "answeredAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint trip_rating_pkey primary key ("tripId", by),
  constraint "trip_rating_tripId_fkey" foreign key ("tripId") references trip (id) on delete cascade on update cascade,
  constraint trip_rating_marks check (
    punctual between 1 and 5 and vehicle between 1 and 5 and contact between 1 and 5
  )
);

-- Steps of cancelling are agreed with the offer: of those made before there are words alone.
alter table offer add column ladder jsonb;
alter table offer add constraint offer_ladder check (jsonb_typeof(ladder) = 'array');

-- Offers accepted before: as they stand by their date. Ids are of the moment of acceptance, like those made by the product.
insert into trip (id, "requestId", "offerId", "companyId", "bookingId", state, "transferType", "startPlace", "endPlace",
    stops, start, "end", passengers, quantity, amount, currency, "vatIncluded", "vatRate", terms,
    "cancelledBy", "cancelReason", "cancelledAt", "createdAt")
select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from coalesce(o."endedAt", o."createdAt")) * 1000)::bigint) from 3)
      from 1 for 6), 52, 1), 53, 1), 'hex')::uuid,
  o."requestId", o.id, o."companyId", k.id,
  (case when k.state = 'cancelled' then 'cancelled'
    when coalesce(k."end", r."endDate") < now() - interval '24 hours' then 'done'
    when coalesce(k.start, r."startDate") <= now() then 'underway'
    else 'agreed' end)::"TripState",
  r."transferType", r."startPlace", r."endPlace", r.stops, coalesce(k.start, r."startDate"),
  coalesce(k."end", r."endDate"), r.passengers, r.quantity, o.amount, o.currency, o."vatIncluded", o."vatRate",
  jsonb_build_object('vehicle', o.vehicle, 'description', o.description, 'included', to_jsonb(o.included),
    'notIncluded', to_jsonb(o."notIncluded"), 'cancellation', o.cancellation, 'confirms', to_jsonb(o.confirms),
    'ladder', null),
  (case when k.state = 'cancelled' then 'company' end)::"TripSide",
  case when k.state = 'cancelled' then 'other' end,
  case when k.state = 'cancelled' then k."updatedAt" end,
  coalesce(o."endedAt", o."createdAt")
from offer o join bus_request r on r.id = o."requestId" left join booking k on k."offerId" = o.id
where o.state = 'accepted'
order by coalesce(o."endedAt", o."createdAt"), o.id;

insert into trip_event (id, "tripId", kind, by, "createdAt")
select gen_random_uuid(), t.id, e.kind, e.by, e.at
from trip t, lateral (values ('agreed', 'author', t."createdAt"), ('cancelled', 'company', t."cancelledAt"),
  ('done', 'system', case when t.state = 'done' then t."end" + interval '24 hours' end)) e (kind, by, at)
where e.at is not null;
