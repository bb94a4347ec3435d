-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

create type "InboxKind" as enum ('request', 'emergency', 'offer', 'answer', 'fit', 'change', 'due');

-- What waits for a company's people, or for one person without a company.
create table inbox_item (
  id uuid primary key,
  holder uuid not null,
  "companyId" uuid references company (id) on delete cascade on update cascade,
  "userId" uuid references user_account (id) on delete cascade on update cascade,
  kind "InboxKind" not null,
  noun text not null,
  record uuid not null,
  "requestId" uuid references bus_request (id) on delete cascade on update cascade,
  "offerId" uuid references offer (id) on delete cascade on update cascade,
  data jsonb not null default '{}',
  at timestamptz(3) not null default current_timestamp,
  "dueAt" timestamptz(3),
  "doneAt" timestamptz(3),
  "snoozeUntil" timestamptz(3),
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1,
  constraint inbox_item_holder check (holder = coalesce("companyId", "userId") and ("companyId" is null) <> ("userId" is null))
);
create unique index inbox_item_open on inbox_item (holder, kind, record) where "doneAt" is null;
create index "inbox_item_holder_doneAt_idx" on inbox_item (holder, "doneAt");
create index "inbox_item_companyId_idx" on inbox_item ("companyId");
create index "inbox_item_userId_idx" on inbox_item ("userId");
create index "inbox_item_requestId_idx" on inbox_item ("requestId");
create index "inbox_item_offerId_idx" on inbox_item ("offerId");

create table inbox_read (
  "itemId" uuid not null references inbox_item (id) on delete cascade on update cascade,
  "userId" uuid not null references user_account (id) on delete cascade on update cascade,
  primary key ("itemId", "userId")
);
create index "inbox_read_userId_idx" on inbox_read ("userId");

-- It begins with what is open now: requests for one company alone, companies that were asked by a group, offers
-- received, and threads whose last word is the other side's.
insert into inbox_item (id, holder, "companyId", kind, noun, record, "requestId", at)
select gen_random_uuid(), r."receiverCompanyId", r."receiverCompanyId",
  case when r.category = 'emergency' then 'emergency' else 'request' end::"InboxKind", 'busrequest', r.id, r.id, r."approvedAt"
from bus_request r where r.mode = 'individual' and r."receiverCompanyId" is not null and r."approvedAt" is not null
  and r."tellFrom" is null and r.state = 'active' and r."endedAt" is null
  and exists (select 1 from user_account u where u."companyId" = r."receiverCompanyId");

insert into inbox_item (id, holder, "companyId", kind, noun, record, "requestId", at)
select gen_random_uuid(), a."companyId", a."companyId", 'fit', 'busrequest', r.id, r.id, a."createdAt"
from fit_ask a join bus_request r on r.id = a."requestId"
where a."toldAt" is not null and r.state = 'active' and r."endedAt" is null
  and exists (select 1 from user_account u where u."companyId" = a."companyId");

insert into inbox_item (id, holder, "companyId", "userId", kind, noun, record, "requestId", "offerId", at, "dueAt")
select gen_random_uuid(), coalesce(r."authorCompanyId", r."authorUserId"), r."authorCompanyId",
  case when r."authorCompanyId" is null then r."authorUserId" end, 'offer', 'offer', o.id, r.id, o.id, o."createdAt", o."validUntil"
from offer o join bus_request r on r.id = o."requestId"
where o.state = 'open' and o."validUntil" > now() and r."endedAt" is null
  and coalesce(r."authorCompanyId", r."authorUserId") is not null;

insert into inbox_item (id, holder, "companyId", "userId", kind, noun, record, "requestId", "offerId", data, at)
select gen_random_uuid(), coalesce(side."companyId", side."userId"), side."companyId", side."userId", 'answer', 'offer', o.id, r.id, o.id,
  '{"what": "message"}', m."createdAt"
from offer o join bus_request r on r.id = o."requestId"
join lateral (select * from offer_message m where m."offerId" = o.id order by m."createdAt" desc limit 1) m on true
join lateral (select case when m."fromAuthor" then o."companyId" else r."authorCompanyId" end as "companyId",
  case when not m."fromAuthor" and r."authorCompanyId" is null then r."authorUserId" end as "userId") side on true
where o.state in ('open', 'accepted') and r."endDate" > now() and coalesce(side."companyId", side."userId") is not null;
