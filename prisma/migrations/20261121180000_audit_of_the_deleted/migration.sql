-- A number whose request is gone is found by the line of its deletion; there are few of those among all lines.
set lock_timeout = '10s';
create index audit_entry_deleted on audit_entry ((before ->> 'reference')) where noun = 'busrequest' and deed = 'delete';
