-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

alter table bus add column "images" text[] default array[]::text[], add column "note" text;
