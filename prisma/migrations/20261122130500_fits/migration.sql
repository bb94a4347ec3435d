-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- The way from start over the stops to the end, as the road port measured it: unrounded, of a coach with its breaks. A
-- job writes it (null until then); what fits is searched by it. No row is written here.
alter table bus_request add column "wayKm" double precision, add column "wayMinutes" double precision;

create function forget_way() returns trigger language plpgsql as $$
begin
  new."wayKm" := null;
  new."wayMinutes" := null;
  return new;
end $$;
-- After bus_request_public_position, by its name: rounded positions are what is compared.
create trigger bus_request_way before update of "startLongitude", "startLatitude", "endLongitude", "endLatitude", stops on bus_request
  for each row when ((old."startLongitude", old."startLatitude", old."endLongitude", old."endLatitude", old.stops)
    is distinct from (new."startLongitude", new."startLatitude", new."endLongitude", new."endLatitude", new.stops))
  execute function forget_way();

create index bus_request_unmeasured on bus_request ("startDate", id)
  where state = 'active' and "endedAt" is null and "wayKm" is null and "endLongitude" is not null;

-- Where somebody can be, as a box of space (metres, as in startPos) and time (seconds since 1970).
create function fit_box(pos cube, km double precision, "from" timestamptz, until timestamptz) returns cube
  language sql immutable parallel safe return cube(
    cube_enlarge(pos, 12756336 * sin(km * 1000 / 12756336), 3),
    extract(epoch from "from" - timestamptz '1970-01-01 00:00:00+00')::double precision,
    extract(epoch from greatest("from", until) - timestamptz '1970-01-01 00:00:00+00')::double precision);

-- Free buses around a place at a time; one that names no radius comes 50 km, as its form suggests.
create index bus_request_fit_vacancy on bus_request
  using gist (fit_box("startPos", coalesce(radius, 50)::double precision, "startDate", "endDate"))
  where state = 'active' and mode = 'collective' and "endedAt" is null and category = 'vacancy';
-- Groups around a place at a time.
create index bus_request_fit_group on bus_request using gist (fit_box("startPos", 0, "startDate", "startDate"))
  where state = 'active' and mode = 'collective' and "endedAt" is null and category in ('grouprequest', 'emergency');
-- Empty rides, and the groups that one can take along, by departure; both ends ride along, so that a ride far off the way
-- is left out without reading its row.
create index bus_request_fit_ride on bus_request ("startDate") include ("startPos", "endPos", "wayKm", "endDate", id)
  where state = 'active' and mode = 'collective' and "endedAt" is null and category = 'emptyride';
create index bus_request_fit_oneway on bus_request ("startDate") include ("startPos", "endPos", "wayKm", "endDate", id)
  where state = 'active' and mode = 'collective' and "endedAt" is null and category in ('grouprequest', 'emergency')
    and "transferType" = 'transferoneway';
