-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- How mails reach a person, by kind of request; the one pace from before holds for all four. A stored 'never' without
-- an opt-out counted as 'now', and still does: who wants no request mail at all has an opt-out.
alter table user_account
  add column "groupMails" "MailPace" not null default 'now',
  add column "vacancyMails" "MailPace" not null default 'now',
  add column "emptyrideMails" "MailPace" not null default 'now',
  add column "emergencyMails" "MailPace" not null default 'now';
update user_account set "groupMails" = 'daily', "vacancyMails" = 'daily', "emptyrideMails" = 'daily',
  "emergencyMails" = 'daily' where "requestMails" = 'daily';
alter table user_account drop column "requestMails";
alter table user_account add constraint user_account_some_mails check (
  'never' <> any (array["groupMails", "vacancyMails", "emptyrideMails", "emergencyMails"])
);

-- When, how long, how far ahead, and whether a bus of the fleet has to meet what a group needs.
create type "LengthUnit" as enum ('hours', 'days');
alter table filter_setting
  add column "dateFrom" date,
  add column "dateTo" date,
  add column "lengthMin" integer,
  add column "lengthMax" integer,
  add column "lengthUnit" "LengthUnit" not null default 'hours',
  add column "aheadMin" integer,
  add column "aheadMax" integer,
  add column "fleetMeetsNeeds" boolean not null default false;
alter table filter_setting
  add constraint filter_setting_dates check ("dateFrom" <= "dateTo"),
  add constraint filter_setting_length check (
    "lengthMin" between 1 and 999 and "lengthMax" between 1 and 999 and "lengthMin" <= "lengthMax"
  ),
  add constraint filter_setting_ahead check (
    "aheadMin" between 0 and 731 and "aheadMax" between 0 and 731 and "aheadMin" <= "aheadMax"
  );
