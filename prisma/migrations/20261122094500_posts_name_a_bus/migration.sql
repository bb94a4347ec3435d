-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- A free bus or an empty ride may name a bus of its poster's fleet, and what is asked for it. No row is written: those
-- from before name none.
alter table bus_request
  add column "busId" uuid,
  add column "askingAmount" integer,
  add column "askingCurrency" char(3) not null default 'EUR',
  add column "askingVatIncluded" boolean not null default true;
alter table bus_request
  add constraint "bus_request_busId_fkey" foreign key ("busId") references bus (id)
    on delete set null on update cascade,
  add constraint bus_request_asking check (
    "askingAmount" is null or ("askingAmount" between 1 and 100000000 and category in ('vacancy', 'emptyride'))),
  add constraint bus_request_bus_kind check ("busId" is null or category in ('vacancy', 'emptyride'));
create index bus_request_bus on bus_request ("busId", "startDate") where "busId" is not null;

-- Nobody publishes a bus of somebody else's, whoever writes the row. A company that goes takes its posts' buses along.
create function own_bus() returns trigger language plpgsql as $$
begin
  if new."authorCompanyId" is null then
    new."busId" := null;
  elsif not exists (select from bus b where b.id = new."busId" and b."companyId" = new."authorCompanyId") then
    raise exception 'bus_request_own_bus: % is no bus of %', new."busId", new."authorCompanyId"
      using errcode = 'foreign_key_violation', constraint = 'bus_request_own_bus';
  end if;
  return new;
end $$;
create trigger bus_request_own_bus before insert or update of "busId", "authorCompanyId" on bus_request
  for each row when (new."busId" is not null) execute function own_bus();
