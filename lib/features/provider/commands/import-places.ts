import { queryOnce } from "@/lib/db/pool";
import { normaliseName } from "@/lib/features/place/rules";
import type { Location } from "@/lib/features/place/schema";
import type { Draft } from "../rules/draft";

type Row = { norm: string; country: string; longitude: number; latitude: number };
const keyOf = (norm: string, country: string) => `${country} ${norm}`;

/** "Neustadt (Aisch)", "Köln-Deutz", "Wien 3": the whole name first, then what stands before. */
function namesOf(city: string) {
  const parts = [city, city.replace(/\s*\(.*$/, ""), city.replace(/[,/].*$/, ""), city.replace(/\s+\d+.*$/, "")];
  const short = city.replace(/\s*-\s*.*$/, "");
  return [...new Set([...parts, short].map(normaliseName).filter(Boolean))];
}

/** Where the towns of some companies lie, the largest of a name; one look-up for all. */
export async function townsOf(drafts: readonly Draft[]) {
  const wanted = new Map<string, { norm: string; country: string }>();
  for (const { address, longitude } of drafts) {
    if (longitude !== null) continue;
    const country = address.countryISO3166Code;
    for (const norm of namesOf(address.city)) wanted.set(keyOf(norm, country), { norm, country });
  }
  const all = [...wanted.values()];
  const rows = await queryOnce<Row>(
    `select distinct on (w.norm, w.country) w.norm, w.country, g.longitude, g.latitude
      from unnest($1::text[], $2::text[]) w(norm, country)
      join gazetteer_name n on n.norm = w.norm join gazetteer g on g.id = n."placeId" and g.country = w.country
      order by w.norm, w.country, g.population desc, g.id`,
    [all.map(({ norm }) => norm), all.map(({ country }) => country)],
  );
  const found = new Map(rows.map((row) => [keyOf(row.norm, row.country), row]));
  return ({ address, longitude, latitude }: Draft): Location | null => {
    if (longitude !== null && latitude !== null) return { longitude, latitude };
    const hits = namesOf(address.city).flatMap((norm) => found.get(keyOf(norm, address.countryISO3166Code)) ?? []);
    return hits[0] ? { longitude: hits[0].longitude, latitude: hits[0].latitude } : null;
  };
}
