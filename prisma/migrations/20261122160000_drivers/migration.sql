-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Who drives for a company.
create table driver (
  id uuid not null,
  "companyId" uuid not null,
  name text not null,
  phone text,
  languages text[] not null default array[]::text[],
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint driver_pkey primary key (id),
  constraint "driver_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint driver_name check (name <> '')
);
create index "driver_companyId_name_idx" on driver ("companyId", name);
