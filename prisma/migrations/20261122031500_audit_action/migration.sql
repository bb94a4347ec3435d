-- One word for what a person does: the audit trail's column takes the name that the code has. Metadata only: no row is
-- written, the index on the column follows. Fails rather than waits when the table is busy.
set lock_timeout = '10s';
alter table audit_entry rename column deed to action;
