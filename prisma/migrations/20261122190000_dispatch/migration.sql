-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

create type "DispatchState" as enum ('running', 'paused', 'locked', 'ended');

-- The search for a bus that an emergency starts. Emergencies from before have none: who posted them was told otherwise.
create table dispatch (
  "requestId" uuid not null,
  state "DispatchState" not null default 'running',
  rings integer[],
  step integer not null default 0,
  "dueAt" timestamptz(3),
  "left" integer,
  "acceptedAskId" uuid,
  "endedAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint dispatch_pkey primary key ("requestId"),
  constraint "dispatch_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete cascade on update cascade,
  constraint dispatch_step check (step >= 0),
  constraint dispatch_ended check ((state in ('locked', 'ended')) = ("endedAt" is not null)),
  constraint dispatch_accepted check ("acceptedAskId" is null or state = 'locked'),
  -- Nothing is due of what waits or is over.
  constraint dispatch_due check ("dueAt" is null or state = 'running')
);
create index "dispatch_dueAt_idx" on dispatch ("dueAt");

create table dispatch_ask (
  id uuid not null,
  "requestId" uuid not null,
  "companyId" uuid not null,
  ring integer not null,
  distance double precision not null,
  standby boolean not null default false,
  hash text not null,
  "askedAt" timestamptz(3) not null,
  "seenAt" timestamptz(3),
  can boolean,
  "answeredAt" timestamptz(3),
  "arrivesAt" timestamptz(3),
  "busId" uuid,
  amount integer,
  "byLink" boolean not null default false,
  "stoodDownAt" timestamptz(3),
  constraint dispatch_ask_pkey primary key (id),
  constraint "dispatch_ask_requestId_fkey" foreign key ("requestId") references dispatch ("requestId")
    on delete cascade on update cascade,
  constraint "dispatch_ask_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint "dispatch_ask_busId_fkey" foreign key ("busId") references bus (id) on delete set null on update cascade,
  constraint dispatch_ask_answered check ((can is null) = ("answeredAt" is null)),
  constraint dispatch_ask_arrives check ((can is true) = ("arrivesAt" is not null)),
  constraint dispatch_ask_amount check (amount between 1 and 100000000)
);
create unique index "dispatch_ask_hash_key" on dispatch_ask (hash);
create unique index "dispatch_ask_requestId_companyId_key" on dispatch_ask ("requestId", "companyId");
create index "dispatch_ask_companyId_idx" on dispatch_ask ("companyId");
create index "dispatch_ask_busId_idx" on dispatch_ask ("busId");

create table dispatch_event (
  id uuid not null,
  "requestId" uuid not null,
  kind text not null,
  "askId" uuid,
  "userId" uuid,
  data jsonb not null default '{}',
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint dispatch_event_pkey primary key (id),
  constraint "dispatch_event_requestId_fkey" foreign key ("requestId") references dispatch ("requestId")
    on delete cascade on update cascade,
  constraint dispatch_event_data check (jsonb_typeof(data) = 'object')
);
create index "dispatch_event_requestId_createdAt_idx" on dispatch_event ("requestId", "createdAt");

-- What was asked and answered stays as it was. A line goes with its whole emergency, that is, by a cascade.
create function dispatch_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'dispatch_event is append-only';
end $$;
create trigger dispatch_event_stays before update or delete on dispatch_event
  for each row execute function dispatch_event_stays();

-- An answer is given once: afterwards it can only be stood down, and a bus that is deleted leaves it.
create function dispatch_ask_stays() returns trigger language plpgsql as $$
begin
  if old.can is not null and (new.can, new."answeredAt", new."arrivesAt", new.amount)
      is distinct from (old.can, old."answeredAt", old."arrivesAt", old.amount) then
    raise exception 'dispatch_ask is answered once';
  end if;
  return new;
end $$;
create trigger dispatch_ask_stays before update on dispatch_ask for each row execute function dispatch_ask_stays();
