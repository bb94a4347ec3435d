-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- An operator's own rates of the price guide; what is not in it follows the formula.
create table company_pricing (
  "companyId" uuid primary key references company (id) on update cascade on delete cascade,
  rates jsonb not null default '{}' check (jsonb_typeof(rates) = 'object'),
  "updatedAt" timestamptz(3) not null default current_timestamp,
  version integer not null default 1
);
