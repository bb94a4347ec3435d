import { query } from "@/lib/db/pool";
import { exonymOf } from "@/lib/i18n/place-names";
import { chordSql, lonLatSql } from "@/lib/geo/earth";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Language } from "@/lib/i18n/routing";

/** km around a base in which it is asked who would be there. */
const around = 80;

export interface Town extends RoadPoint {
  id: number;
  name: string;
  population: number;
}

// Cells of about 22 km: each stands by its largest town.
const townsSql = `select distinct on (floor(g.latitude / 0.2), floor(g.longitude / 0.3))
    g.id, g.name, g.country::text as country, g.population, g.latitude as lat, g.longitude as lon
  from gazetteer g where g.pos <@ cube_enlarge(${lonLatSql("$1::float8", "$2::float8")}, ${chordSql("$3")}, 3)
    and cube_distance(g.pos, ${lonLatSql("$1::float8", "$2::float8")}) <= ${chordSql("$3")} and g.fcode <> 'PPLX'
  order by floor(g.latitude / 0.2), floor(g.longitude / 0.3), g.population desc, g.id`;

const cellOf = ({ lat, lon }: Town) => `${Math.floor(lat / 0.2)},${Math.floor(lon / 0.3)}`;

/** Largest towns of the cells around some points, the largest first, called as the reader calls them. */
export async function townsAround(points: readonly RoadPoint[], language: Language): Promise<Town[]> {
  const cells = new Map<string, Town>();
  for (const { lon, lat } of points)
    for (const town of await query<Town>("standby.towns", townsSql, [lon, lat, around])) {
      const known = cells.get(cellOf(town));
      if (!known || town.population > known.population) cells.set(cellOf(town), town);
    }
  return [...cells.values()]
    .map((town) => ({ ...town, name: exonymOf(town.id, language) ?? town.name }))
    .sort((one, other) => other.population - one.population);
}
