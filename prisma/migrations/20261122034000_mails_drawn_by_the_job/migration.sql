-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a mail is drawn from by the job that sends it; null for mails that were drawn when they were queued, which leave
-- as they are, and for those that have left. An empty subject, not null: the index of the outbox's search reads it.
alter table outbox_mail
  add column data jsonb,
  alter column subject set default '',
  alter column html set default '',
  alter column text set default '';
