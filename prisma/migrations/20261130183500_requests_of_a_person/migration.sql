-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What a person has posted, and what was written to or by an address: for the person's trips, its export and its erasure, which went through
-- all requests and all mails; and for the check of each deleted account. The index of the address as it was typed stays for a release that
-- serves while this is applied; the next one drops it.
create index bus_request_person on bus_request ("authorUserId") where "authorUserId" is not null;
create index bus_request_address on bus_request (lower(email));
create index outbox_mail_recipient on outbox_mail (lower(recipient));
