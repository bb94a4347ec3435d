-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- From which network a session was last used, its last part left out.
alter table session add column network text;
