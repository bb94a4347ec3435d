-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- The admins' list of invoices: by number, name, street or town of the recipient as of the day of issue, in each of its
-- orders (numbers are unique).
alter table invoice add column "searchWords" text generated always as
  (search_words(number || ' ' || coalesce(recipient ->> 'name', '') || ' ' || coalesce(recipient ->> 'lines', ''))) stored;
create index invoice_words on invoice using gin ("searchWords" gin_trgm_ops);
create index invoice_newest on invoice ("issuedAt", id);
create index invoice_due on invoice ("dueAt", id);
