-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- When a company is on call, by base.
create table standby_window (
  id uuid not null,
  "companyId" uuid not null,
  base text not null,
  place jsonb not null,
  longitude double precision not null,
  latitude double precision not null,
  start timestamptz(3) not null,
  "end" timestamptz(3) not null,
  "busId" uuid,
  "driverId" uuid,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint standby_window_pkey primary key (id),
  constraint "standby_window_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint "standby_window_busId_fkey" foreign key ("busId") references bus (id)
    on delete set null on update cascade,
  constraint "standby_window_driverId_fkey" foreign key ("driverId") references driver (id)
    on delete set null on update cascade,
  constraint standby_window_times check ("end" > start and "end" <= start + interval '8 days'),
  constraint standby_window_position check (longitude between -180 and 180 and latitude between -90 and 90),
  -- No base, bus or driver stands ready twice at a time.
  constraint standby_window_base_once
    exclude using gist ("companyId" with =, base with =, tstzrange(start, "end", '[)') with &&),
  constraint standby_window_bus_once
    exclude using gist ("busId" with =, tstzrange(start, "end", '[)') with &&) where ("busId" is not null),
  constraint standby_window_driver_once
    exclude using gist ("driverId" with =, tstzrange(start, "end", '[)') with &&) where ("driverId" is not null)
);
create index "standby_window_companyId_start_idx" on standby_window ("companyId", start);
create index "standby_window_busId_idx" on standby_window ("busId");
create index "standby_window_driverId_idx" on standby_window ("driverId");
-- Who is on call at a moment.
create index standby_window_times_idx on standby_window using gist (tstzrange(start, "end", '[)'));

-- Nobody plans with a bus or a driver of somebody else's, whoever writes the row.
create function standby_of_company() returns trigger language plpgsql as $$
begin
  if exists (select from bus where id = new."busId" and "companyId" <> new."companyId")
    or exists (select from driver where id = new."driverId" and "companyId" <> new."companyId") then
    raise exception 'standby_of_company: bus or driver of another company'
      using errcode = 'foreign_key_violation', constraint = 'standby_of_company';
  end if;
  return new;
end $$;
create trigger standby_of_company before insert or update on standby_window
  for each row execute function standby_of_company();

create table standby_plan (
  "companyId" uuid not null,
  "updatedAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint standby_plan_pkey primary key ("companyId"),
  constraint "standby_plan_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade
);

-- Texts for emergencies: to numbers that their owners have proven, through a gateway.
create table text_number (
  "userId" uuid not null,
  number text not null,
  "codeHash" text,
  "codeExpires" timestamptz(3),
  attempts integer not null default 0,
  "confirmedAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint text_number_pkey primary key ("userId"),
  constraint "text_number_userId_fkey" foreign key ("userId") references user_account (id)
    on delete cascade on update cascade,
  constraint text_number_number check (number ~ '^\+[1-9][0-9]{6,14}$'),
  constraint text_number_proof check (("confirmedAt" is null) or ("codeHash" is null))
);

create table text_message (
  id uuid not null,
  "userId" uuid not null,
  number text not null,
  template text not null,
  body text not null,
  state "MailState" not null default 'queued',
  attempts integer not null default 0,
  "nextAttempt" timestamptz(3) not null default current_timestamp,
  error text,
  "sentAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint text_message_pkey primary key (id),
  constraint "text_message_userId_fkey" foreign key ("userId") references user_account (id)
    on delete cascade on update cascade,
  constraint text_message_length check (length(body) <= 320)
);
create index "text_message_state_nextAttempt_idx" on text_message (state, "nextAttempt");
create index "text_message_userId_idx" on text_message ("userId");
