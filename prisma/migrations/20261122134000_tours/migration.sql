-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Chains of trips for one bus that companies keep as drafts.
create table tour (
  id uuid not null,
  "companyId" uuid not null,
  "userId" uuid,
  "busId" uuid,
  name text not null,
  start timestamptz(3) not null,
  "end" timestamptz(3) not null,
  "endPlace" jsonb,
  drivers integer not null default 1,
  flex integer not null default 30,
  watch boolean not null default false,
  "watchedTo" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  "updatedAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint tour_pkey primary key (id),
  constraint "tour_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint "tour_userId_fkey" foreign key ("userId") references user_account (id)
    on delete set null on update cascade,
  constraint "tour_busId_fkey" foreign key ("busId") references bus (id) on delete set null on update cascade,
  constraint tour_window check ("end" > start and "end" <= start + interval '8 days'),
  constraint tour_drivers check (drivers in (1, 2)),
  constraint tour_flex check (flex between 0 and 240)
);
create index "tour_companyId_updatedAt_idx" on tour ("companyId", "updatedAt");
create index "tour_userId_idx" on tour ("userId");
create index "tour_busId_idx" on tour ("busId");

create table tour_leg (
  "tourId" uuid not null,
  "requestId" uuid not null,
  position integer not null,
  "lostAt" timestamptz(3),
  constraint tour_leg_pkey primary key ("tourId", "requestId"),
  constraint "tour_leg_tourId_fkey" foreign key ("tourId") references tour (id) on delete cascade on update cascade,
  constraint "tour_leg_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete cascade on update cascade,
  constraint tour_leg_position check (position between 0 and 3)
);
create unique index "tour_leg_tourId_position_key" on tour_leg ("tourId", position);
create index "tour_leg_requestId_idx" on tour_leg ("requestId");

-- Nobody plans with a bus of somebody else's, whoever writes the row.
create function tour_own_bus() returns trigger language plpgsql as $$
begin
  if not exists (select from bus b where b.id = new."busId" and b."companyId" = new."companyId") then
    raise exception 'tour_own_bus: % is no bus of %', new."busId", new."companyId"
      using errcode = 'foreign_key_violation', constraint = 'tour_own_bus';
  end if;
  return new;
end $$;
create trigger tour_own_bus before insert or update of "busId", "companyId" on tour
  for each row when (new."busId" is not null) execute function tour_own_bus();
