-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- A rhythm of its own for what fits one's own bus or group; until somebody chooses, as mails about groups come.
alter table user_account add column "fitMails" "MailPace" not null default 'now';
update user_account set "fitMails" = "groupMails" where "groupMails" <> 'now';
alter table user_account drop constraint user_account_some_mails;
alter table user_account add constraint user_account_some_mails check (
  'never' <> any (array["groupMails", "vacancyMails", "emptyrideMails", "emergencyMails", "fitMails"])
);

-- Why an address is told of a request: it matches the company's filters, it fits a post of its own, or both.
alter table request_alert
  add column matches boolean not null default true,
  add column "fitId" uuid references bus_request (id) on delete set null on update cascade;
create index "request_alert_fitId_idx" on request_alert ("fitId");
