-- Forward only. Accounts made before mails had settings have agreed to no advertising.
insert into unsubscription (email, "group", "createdAt")
  select lower(email), 'marketing', now() from user_account
  on conflict do nothing;
