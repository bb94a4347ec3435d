-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- The plan that somebody chose before it had an account, until it orders.
alter table advertiser add column "wishedPlan" text, add column "wishedInterval" text;

-- When an account put its list of first steps away; who was there before knows them.
alter table user_account add column "firstStepsOff" timestamptz(3);
update user_account set "firstStepsOff" = now();
