-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- At which travel partner each break of a trip is taken; read against the day's plan.
alter table trip add column pauses jsonb not null default '[]';
