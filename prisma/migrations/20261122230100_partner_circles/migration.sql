-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- A company's own list of partners, asked before all others.
create table partner_circle (
  id uuid not null,
  "companyId" uuid not null,
  name text not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint partner_circle_pkey primary key (id),
  constraint "partner_circle_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade,
  constraint partner_circle_name check (name <> '')
);
create unique index partner_circle_names on partner_circle ("companyId", lower(name));

create table partner_circle_member (
  "circleId" uuid not null,
  "companyId" uuid not null,
  constraint partner_circle_member_pkey primary key ("circleId", "companyId"),
  constraint "partner_circle_member_circleId_fkey" foreign key ("circleId") references partner_circle (id)
    on delete cascade on update cascade,
  constraint "partner_circle_member_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade
);
create index "partner_circle_member_companyId_idx" on partner_circle_member ("companyId");

-- Who reads a request before all others: the circle as it was when the request was posted.
create table request_reader (
  "requestId" uuid not null,
  "companyId" uuid not null,
  constraint request_reader_pkey primary key ("requestId", "companyId"),
  constraint "request_reader_requestId_fkey" foreign key ("requestId") references bus_request (id)
    on delete cascade on update cascade,
  constraint "request_reader_companyId_fkey" foreign key ("companyId") references company (id)
    on delete cascade on update cascade
);
create index "request_reader_companyId_idx" on request_reader ("companyId");

-- When all may read it; none is closed for ever, and an open one has no such moment. Read through and indexed by
-- 20261128020000_partner_circles_read_through: in the transaction of the column that would keep readers waiting.
alter table bus_request add column "opensAt" timestamptz(3);
alter table bus_request add constraint bus_request_circle_opens check ((mode = 'circle') = ("opensAt" is not null)) not valid;
