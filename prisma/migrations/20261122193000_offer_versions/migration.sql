-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- What an offer said before it was changed, by the version that said so.
create table offer_version (
  "offerId" uuid not null,
  version integer not null,
  facts jsonb not null,
  words jsonb not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint offer_version_pkey primary key ("offerId", version),
  constraint "offer_version_offerId_fkey" foreign key ("offerId") references offer (id) on delete cascade on update cascade,
  constraint offer_version_parts check (jsonb_typeof(facts) = 'object' and jsonb_typeof(words) = 'object')
);

-- Both sides have read it: it stays. It goes with its whole offer, and the words of a company that is erased are emptied.
create function offer_version_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.words = '{}' and (new."offerId", new.version, new.facts, new."createdAt")
    is not distinct from (old."offerId", old.version, old.facts, old."createdAt") then
    return new;
  end if;
  raise exception 'offer_version is append-only';
end $$;
create trigger offer_version_stays before update or delete on offer_version
  for each row execute function offer_version_stays();
