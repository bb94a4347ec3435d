-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- The author of a group asked the company of a bus that goes its way: once each.
create table fit_ask (
  "requestId" uuid not null references bus_request (id) on delete cascade on update cascade,
  "companyId" uuid not null references company (id) on delete cascade on update cascade,
  "supplyId" uuid not null references bus_request (id) on delete cascade on update cascade,
  "createdAt" timestamptz(3) not null default current_timestamp,
  primary key ("requestId", "companyId")
);
create index "fit_ask_companyId_idx" on fit_ask ("companyId");
create index "fit_ask_supplyId_idx" on fit_ask ("supplyId");
