-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What of the inbox is sent to the browsers that a person has switched on.
alter table user_account add column "pushKinds" "InboxKind"[]
  default array['request', 'emergency', 'offer', 'answer', 'fit', 'change', 'due']::"InboxKind"[];

-- Browsers that their push services may wake; each ends with its session.
create table push_subscription (
  id uuid primary key,
  "sessionId" uuid not null references session (id) on delete cascade on update cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  "createdAt" timestamptz(3) not null default current_timestamp
);
create unique index "push_subscription_sessionId_key" on push_subscription ("sessionId");
create unique index push_subscription_endpoint_key on push_subscription (endpoint);

-- News on their way to a browser.
create table push_message (
  id uuid primary key,
  "subscriptionId" uuid not null references push_subscription (id) on delete cascade on update cascade,
  "itemId" uuid not null references inbox_item (id) on delete cascade on update cascade,
  attempts integer not null default 0,
  "nextAttempt" timestamptz(3) not null default current_timestamp,
  "createdAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1
);
create unique index "push_message_subscriptionId_itemId_key" on push_message ("subscriptionId", "itemId");
create index "push_message_itemId_idx" on push_message ("itemId");
create index "push_message_nextAttempt_idx" on push_message ("nextAttempt");
