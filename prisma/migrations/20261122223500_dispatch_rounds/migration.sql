-- A company that has promised its bus calls off: the search begins anew, and who was asked before may be asked again.
-- What was asked and answered the first time stays as it was.
alter table dispatch add column round integer not null default 1;
alter table dispatch_ask add column round integer not null default 1;
drop index "dispatch_ask_requestId_companyId_key";
create unique index "dispatch_ask_requestId_companyId_round_key" on dispatch_ask ("requestId", "companyId", round);
