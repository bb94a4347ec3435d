-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What open pages are told of; a stream that was cut resumes from here. The transaction of an event, and the oldest
-- that was still running beside it, say which events may have been committed after it in spite of a lower number.
create table live_event (
  id bigserial primary key,
  noun text not null,
  record uuid not null,
  version integer not null,
  topics text[] not null,
  xid bigint not null default (pg_current_xact_id()::text)::bigint,
  "oldestXid" bigint not null default (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint,
  "createdAt" timestamptz(3) not null default current_timestamp
);
create index "live_event_createdAt_idx" on live_event ("createdAt");
