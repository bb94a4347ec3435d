-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- How somebody left a group of mails; null for entries from before it was kept.
create type "ConsentWay" as enum ('link', 'account', 'mail', 'phone');
alter table unsubscription add column how "ConsentWay";

-- A yes to a group that needs one. An opt-out stands above it, and deleting that opt-out makes no yes.
create table mail_consent (
  email text not null,
  "group" text not null,
  how "ConsentWay" not null default 'account',
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint mail_consent_pkey primary key (email, "group")
);

-- Until now an account without a yes was kept as an opt-out, and a yes as its absence. Who turned advertising on said yes.
insert into mail_consent (email, "group", how, "createdAt")
select distinct on (lower(u.email)) lower(u.email), 'marketing', 'account', l."createdAt"
from user_account u
cross join lateral (
  select a."createdAt", a.after ->> 'marketing' as wanted from audit_entry a
  where a.noun = 'user' and a."recordId" = u.id::text and a.action = 'emailSettings'
    and a.before ->> 'marketing' is distinct from a.after ->> 'marketing'
  order by a."createdAt" desc limit 1
) l
where l.wanted = 'true'
on conflict do nothing;

-- Opt-outs that nobody asked for: of an address that is or was an account's, no older than the account, and never
-- touched in its settings.
with own as (
  select u.id, u."createdAt", lower(u.email) as email from user_account u
  union all
  select u.id, u."createdAt", lower(t.data ->> 'from') from user_account u
  join mailed_token t on t."userId" = u.id and t.purpose = 'email' and t."usedAt" is not null
)
delete from unsubscription n using own
where n."group" = 'marketing' and n.email = own.email and n."createdAt" > own."createdAt" - interval '1 minute'
  and not exists (
    select from audit_entry a
    where a.noun = 'user' and a."recordId" = own.id::text and a.action = 'emailSettings'
      and a.before ->> 'marketing' is distinct from a.after ->> 'marketing'
  );
