-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a bidder promises beyond what its bus shows (needs of the request by name), and whether the author keeps the offer on its short list.
alter table offer
  add column confirms text[] not null default '{}',
  add column shortlisted boolean not null default false;
