-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What the admins' list of requests can be narrowed by rides along in the indexes of its orders: a rare state, kind or kind of author, or days
-- that few requests touch, were looked for row by row in the table until the statement's time was up. One index a migration: writers wait for
-- one alone.
create index bus_request_all_latest_2 on bus_request ("createdAt" desc, id desc)
  include (category, state, "companyType", "endedAt", "startDate", "endDate");

-- It serves what its narrower one did, so that a release beside this one misses nothing. Lines of the log and mails had two by their moment.
drop index bus_request_all_latest;
drop index "audit_entry_createdAt_idx";
drop index "outbox_mail_createdAt_idx";
alter index bus_request_all_latest_2 rename to bus_request_all_latest;
