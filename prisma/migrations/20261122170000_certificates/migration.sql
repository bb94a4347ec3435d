-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Papers with an end, of a company or of one of its buses.
create type "CertificateKind" as enum ('licence', 'insurance', 'inspection');
create table certificate (
  id uuid not null,
  "companyId" uuid not null,
  "busId" uuid,
  kind "CertificateKind" not null,
  "validUntil" date not null,
  file text,
  "checkedAt" timestamptz(3),
  reminded integer not null default 0,
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint certificate_pkey primary key (id),
  constraint "certificate_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint "certificate_busId_fkey" foreign key ("busId") references bus (id) on delete cascade on update cascade,
  -- A licence is the company's, an inspection one bus's.
  constraint certificate_of check (kind = 'insurance' or (kind = 'inspection') = ("busId" is not null)),
  constraint certificate_checked check ("checkedAt" is null or file is not null)
);
create unique index certificate_one on certificate ("companyId", kind, "busId") nulls not distinct;
create index "certificate_companyId_idx" on certificate ("companyId");
create index "certificate_busId_idx" on certificate ("busId");
create index "certificate_validUntil_idx" on certificate ("validUntil");

-- Their files, which nobody reads by their own address.
alter type "UploadType" add value 'certificate';
