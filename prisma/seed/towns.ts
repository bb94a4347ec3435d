import { queryOnce } from "@/lib/db/pool";
import { distanceKm } from "@/lib/features/place/rules";
import { normaliseName } from "@/lib/fold";
import type { Language } from "@/lib/i18n/routing";
import type { Spot } from "@/prisma/factories/place";

/** A town as its people write it; `weight` is how often the market starts there. */
export type Town = Spot & { language: Language; weight: number; name: Partial<Record<Language, string>> };

type Line = [
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  weight: number,
  de?: string,
  en?: string,
  es?: string,
];

const lines: Line[] = [
  ["Regensburg", "DE", 49.0151, 12.1016, 14, "Regensburg", "Regensburg", "Ratisbona"],
  ["Passau", "DE", 48.5665, 13.4312, 8],
  ["München", "DE", 48.1374, 11.5755, 14, "München", "Munich", "Múnich"],
  ["Nürnberg", "DE", 49.4542, 11.0775, 9, "Nürnberg", "Nuremberg", "Núremberg"],
  ["Straubing", "DE", 48.8813, 12.5738, 6],
  ["Landshut", "DE", 48.5296, 12.1618, 5],
  ["Deggendorf", "DE", 48.8408, 12.9606, 4],
  ["Ingolstadt", "DE", 48.7651, 11.4237, 5],
  ["Augsburg", "DE", 48.3715, 10.8985, 5],
  ["Amberg", "DE", 49.4429, 11.8627, 3],
  ["Cham", "DE", 49.2218, 12.6648, 3],
  ["Kelheim", "DE", 48.9168, 11.8864, 2],
  ["Rosenheim", "DE", 47.8564, 12.1223, 3],
  ["Würzburg", "DE", 49.7939, 9.9512, 3],
  ["Bamberg", "DE", 49.8988, 10.9028, 2],
  ["Ulm", "DE", 48.3984, 9.9916, 3],
  ["Stuttgart", "DE", 48.7823, 9.177, 6],
  ["Frankfurt am Main", "DE", 50.1155, 8.6842, 4],
  ["Köln", "DE", 50.9333, 6.95, 4, "Köln", "Cologne", "Colonia"],
  ["Leipzig", "DE", 51.3396, 12.3713, 3],
  ["Dresden", "DE", 51.0509, 13.7383, 3, "Dresden", "Dresden", "Dresde"],
  ["Berlin", "DE", 52.5244, 13.4105, 7, "Berlin", "Berlin", "Berlín"],
  ["Hamburg", "DE", 53.5507, 9.993, 4, "Hamburg", "Hamburg", "Hamburgo"],
  ["Wien", "AT", 48.2085, 16.3721, 9, "Wien", "Vienna", "Viena"],
  ["Salzburg", "AT", 47.7994, 13.044, 7, "Salzburg", "Salzburg", "Salzburgo"],
  ["Linz", "AT", 48.3064, 14.2861, 6],
  ["Graz", "AT", 47.0667, 15.45, 3],
  ["Innsbruck", "AT", 47.2627, 11.3945, 4],
  ["Bad Ischl", "AT", 47.7115, 13.6193, 1],
  ["Prag", "CZ", 50.088, 14.4208, 6, "Prag", "Prague", "Praga"],
  ["Pilsen", "CZ", 49.7475, 13.3776, 0, "Pilsen", "Pilsen", "Pilsen"],
  ["Brünn", "CZ", 49.1952, 16.608, 0, "Brünn", "Brno", "Brno"],
  ["Krakau", "PL", 50.0614, 19.9366, 0, "Krakau", "Kraków", "Cracovia"],
  ["Budapest", "HU", 47.4984, 19.0404, 0],
  ["Zürich", "CH", 47.3667, 8.55, 3, "Zürich", "Zurich", "Zúrich"],
  ["Bozen", "IT", 46.4907, 11.3398, 2, "Bozen", "Bolzano", "Bolzano"],
  ["Verona", "IT", 45.4299, 10.9844, 0],
  ["Venedig", "IT", 45.4371, 12.3327, 0, "Venedig", "Venice", "Venecia"],
  ["Madrid", "ES", 40.4165, -3.7026, 6],
  ["Barcelona", "ES", 41.3888, 2.159, 6],
  ["Valencia", "ES", 39.4698, -0.3774, 4],
  ["Sevilla", "ES", 37.3828, -5.9732, 3, "Sevilla", "Seville", "Sevilla"],
  ["Zaragoza", "ES", 41.6561, -0.8773, 2],
  ["Bilbao", "ES", 43.2627, -2.9253, 2],
  ["London", "GB", 51.5085, -0.1257, 3, "London", "London", "Londres"],
  ["Manchester", "GB", 53.4809, -2.2374, 2],
  ["Paris", "FR", 48.8534, 2.3488, 0, "Paris", "Paris", "París"],
  ["Amsterdam", "NL", 52.374, 4.8897, 2, "Amsterdam", "Amsterdam", "Ámsterdam"],
];

const languageOf = (country: string): Language => {
  if (country === "ES") return "es";
  return country === "GB" || country === "NL" || country === "FR" ? "en" : "de";
};

function townOf([city, country, latitude, longitude, weight, de = city, en = city, es = city]: Line): Town {
  const id = `demo:${normaliseName(city).replace(/ /g, "-")}`;
  return { id, city, country, latitude, longitude, weight, language: languageOf(country), name: { de, en, es } };
}

type Row = { id: number; norm: string; country: string; latitude: number; longitude: number };

/** The same town in the gazetteer, so that a demo place is what a search would have given. */
function located(town: Town, rows: readonly Row[]): Town {
  const norm = normaliseName(town.city);
  const same = rows.find(
    (row) => row.norm === norm && row.country === town.country && distanceKm(row, { ...town }) < 25,
  );
  return same ? { ...town, id: `geo:${same.id}`, latitude: same.latitude, longitude: same.longitude } : town;
}

/** The towns of the demo market, with the gazetteer's ids and coordinates where it is loaded. */
export async function loadTowns(): Promise<Town[]> {
  const towns = lines.map(townOf);
  const rows = await queryOnce<Row>(
    `select g.id, n.norm, g.country, g.latitude, g.longitude from gazetteer_name n
      join gazetteer g on g.id = n."placeId" where n.norm = any($1) order by g.population desc`,
    [towns.map((town) => normaliseName(town.city))],
  );
  return towns.map((town) => located(town, rows));
}

export function townNamed(towns: readonly Town[], city: string): Town {
  const found = towns.find((town) => town.city === city);
  if (!found) throw new Error(`no town ${city} in the demo market`);
  return found;
}

/** The town as people of a language write it. */
export const inLanguage = (town: Town, language: Language): Spot => ({
  ...town,
  city: town.name[language] ?? town.city,
});
