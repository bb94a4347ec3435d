-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Empty km avoided: figures as of the acceptance, one row a won trip. No row is written for trips of before: nobody
-- stored what they saved.
create type "LedgerSource" as enum ('fit', 'chain', 'return');
create table ledger_entry (
  id uuid not null,
  "bookingId" uuid not null,
  source "LedgerSource" not null,
  "chainId" uuid,
  "aloneKm" double precision not null,
  "emptyKm" double precision not null,
  "paidKm" double precision not null,
  litres double precision not null,
  carbon double precision not null,
  measured text not null,
  sections jsonb not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint ledger_entry_pkey primary key (id),
  constraint "ledger_entry_bookingId_fkey" foreign key ("bookingId") references booking (id)
    on delete cascade on update cascade,
  -- Comparisons with NaN are never false in PostgreSQL, hence the upper bounds.
  constraint ledger_entry_km check (
    "aloneKm" between 0 and 20000 and "emptyKm" between 0 and 20000 and "paidKm" between 0 and 20000
  ),
  constraint ledger_entry_factors check (litres between 0 and 100 and carbon between 0 and 10),
  constraint ledger_entry_chain check (("chainId" is not null) = (source = 'chain')),
  constraint ledger_entry_sections check (jsonb_typeof(sections) = 'array')
);
create unique index "ledger_entry_bookingId_key" on ledger_entry ("bookingId");
create index "ledger_entry_chainId_idx" on ledger_entry ("chainId");

-- What was said stays said: a trip can go, its figures never change.
create function ledger_entry_stays() returns trigger language plpgsql as $$
begin
  raise exception 'figures of the ledger are not changed' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_stays before update on ledger_entry
  for each row execute function ledger_entry_stays();

create table ledger_proof (
  code text not null,
  "companyId" uuid not null,
  year integer not null,
  content jsonb not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint ledger_proof_pkey primary key (code),
  constraint "ledger_proof_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade
);
create index "ledger_proof_companyId_idx" on ledger_proof ("companyId");

create table ledger_badge (
  "companyId" uuid not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint ledger_badge_pkey primary key ("companyId"),
  constraint "ledger_badge_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade
);
