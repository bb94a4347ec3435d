-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- A company's own steps of cancelling; who has none of its own has the neutral ones.
create table company_ladder (
  "companyId" uuid primary key references company (id) on update cascade on delete cascade,
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  "updatedAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1
);
