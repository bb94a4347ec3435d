-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Buses that come beside the first one of an answer: a company whose coaches carry the people together can send them.
create table dispatch_ask_bus (
  "askId" uuid not null,
  "busId" uuid not null,
  position integer not null,
  constraint dispatch_ask_bus_pkey primary key ("askId", "busId"),
  constraint dispatch_ask_bus_position check (position between 0 and 8),
  constraint "dispatch_ask_bus_askId_fkey" foreign key ("askId") references dispatch_ask (id) on delete cascade on update cascade,
  constraint "dispatch_ask_bus_busId_fkey" foreign key ("busId") references bus (id) on delete cascade on update cascade
);
create index "dispatch_ask_bus_busId_idx" on dispatch_ask_bus ("busId");
