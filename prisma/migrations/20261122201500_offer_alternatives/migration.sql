-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- An offer for another time than the request asks for, and why another time or bus is offered.
alter table offer
  add column "offeredStart" timestamptz(3),
  add column "offeredEnd" timestamptz(3),
  add column reason text not null default '',
  add constraint offer_times check (
    ("offeredStart" is null) = ("offeredEnd" is null) and ("offeredStart" is null or "offeredEnd" > "offeredStart")
  );
