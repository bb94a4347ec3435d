-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Minutes since midnight; null for what is no time.
create function clock_minute(given text) returns int language sql immutable strict parallel safe as $$
  select substring(given from '^(\d\d):[0-5]\d$')::int * 60 + substring(given from '^\d\d:([0-5]\d)$')::int
$$;

-- Whether a place is open at a time on its own clocks: the same as openStateAt of lib/features/advertiserlocation/rules/opening.ts;
-- that both agree is tested. A place that names no hours is not known to be open.
create function location_open(facts jsonb, local timestamp) returns boolean language plpgsql immutable parallel safe as $$
declare
  minute int := extract(hour from local) * 60 + extract(minute from local);
  day text := to_char(local, 'YYYY-MM-DD');
  spans jsonb;
begin
  if jsonb_typeof(facts -> 'closed') = 'array' and exists (select from jsonb_array_elements(facts -> 'closed') off
      where day collate "C" between off ->> 'from' and off ->> 'to') then
    return false;
  end if;
  -- A span of the day before may run past midnight.
  for back in 0..1 loop
    spans := facts -> 'hours' -> (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[
      extract(isodow from local - back * interval '1 day')::int];
    if jsonb_typeof(spans) = 'array' and exists (
        select from jsonb_array_elements(spans) span
        cross join lateral (select clock_minute(span ->> 'from') as opens, clock_minute(span ->> 'to') as shuts) t
        where minute + back * 1440 >= opens
          and minute + back * 1440 < case when shuts > opens then shuts else shuts + 1440 end) then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Whether a place has what a stop has to have: `has` facts that are true, `atLeast` numbers, and open at an `instant` or at a
-- `local` time. What a place does not say it has not.
create function location_serves(facts jsonb, zone text, wanted jsonb) returns boolean language plpgsql stable parallel safe as $$
declare
  local timestamp := (wanted ->> 'local')::timestamp;
begin
  if not facts @> coalesce(wanted -> 'has', '{}') then return false; end if;
  if exists (select from jsonb_each(coalesce(wanted -> 'atLeast', '{}')) as least(key, value)
      where jsonb_typeof(facts -> least.key) is distinct from 'number' or facts -> least.key < least.value) then
    return false;
  end if;
  if wanted ->> 'instant' is not null then
    begin
      local := (wanted ->> 'instant')::timestamptz at time zone coalesce(facts ->> 'timeZone', zone);
    exception when invalid_parameter_value then
      local := (wanted ->> 'instant')::timestamptz at time zone zone;
    end;
  end if;
  return local is null or location_open(facts, local);
end $$;
