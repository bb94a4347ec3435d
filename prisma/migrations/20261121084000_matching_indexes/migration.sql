-- Forward only. Fails rather than waits when a table is busy.
set lock_timeout = '10s';

-- Matching from a company's side: a free bus and an empty ride come as far as their own radius, an empty ride is
-- wanted at both ends (lib/features/filtersetting/queries/where.ts, the same expressions).
create index bus_request_reach on bus_request using gist (
  cube_enlarge(start_pos, 12756336 * sin(coalesce(radius, 0)::float8 * 1000 / 12756336), 3))
  where state = 'active' and mode = 'collective' and ended_at is null and category in ('vacancy', 'emptyride');
create index bus_request_end_reach on bus_request using gist (
  cube_enlarge(end_pos, 12756336 * sin(coalesce(radius, 0)::float8 * 1000 / 12756336), 3))
  where state = 'active' and mode = 'collective' and ended_at is null and category = 'emptyride';
-- Routes that pass a place: a box around both ends and the great circle between them (queries/passing.ts).
create index bus_request_route on bus_request using gist (
  cube_enlarge(cube_union(start_pos, coalesce(end_pos, start_pos)),
    6378168 - sqrt(greatest(0, 6378168::float8 ^ 2 - (cube_distance(start_pos, coalesce(end_pos, start_pos)) / 2) ^ 2)), 3))
  where state = 'active' and mode = 'collective' and ended_at is null;
