-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Offers that were made as legs of one chain: what the legs save together is known when they are accepted.
create table chain_offer (
  "offerId" uuid not null,
  "chainId" uuid not null,
  position integer not null,
  "basePlace" jsonb not null,
  "endPlace" jsonb not null,
  "createdAt" timestamptz(3) not null default current_timestamp,
  constraint chain_offer_pkey primary key ("offerId"),
  constraint "chain_offer_offerId_fkey" foreign key ("offerId") references offer (id) on delete cascade on update cascade,
  constraint chain_offer_position check (position between 0 and 3)
);
create index "chain_offer_chainId_idx" on chain_offer ("chainId");
