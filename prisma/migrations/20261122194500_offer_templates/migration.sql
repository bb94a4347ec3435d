-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a company writes into its offers again and again.
create table offer_template (
  id uuid not null,
  "companyId" uuid not null,
  name text not null,
  "defaultFor" "RequestKind",
  "vatIncluded" boolean not null default true,
  "vatRate" decimal(4, 1),
  included text[] not null default array[]::text[],
  "notIncluded" text[] not null default array[]::text[],
  cancellation text not null default '',
  description text not null default '',
  "validMinutes" integer,
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint offer_template_pkey primary key (id),
  constraint "offer_template_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint offer_template_name check (name <> ''),
  constraint offer_template_minutes check ("validMinutes" between 15 and 86400),
  constraint offer_template_kinds check ("defaultFor" in ('grouprequest', 'emergency'))
);
-- A name means one template, and a kind begins with one.
create unique index offer_template_names on offer_template ("companyId", lower(name));
create unique index offer_template_defaults on offer_template ("companyId", "defaultFor") where "defaultFor" is not null;
