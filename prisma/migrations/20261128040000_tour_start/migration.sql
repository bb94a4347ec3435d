-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Where the bus of a draft begins; null: at the yard, as a version that does not know the column has it.
alter table tour add column "startPlace" jsonb;
