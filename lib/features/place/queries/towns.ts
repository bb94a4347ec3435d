import { earthMetres as metres } from "@/lib/geo/earth";
import { env } from "@/env.mjs";
import { query } from "@/lib/db/pool";
import type { Language } from "@/lib/i18n/routing";
import { googlePlaces } from "@/lib/places/google";
import { normaliseName } from "@/lib/fold";
import { presentTown, stateName, townName, type TownRow, townColumns } from "../present";
import { distanceKm, isUnder, nearness, shownName } from "../rules";
import type { Location, Place } from "../schema";

type Match = TownRow & { matched: string; norm: string; score: number };
type Wanted = { limit?: number; near?: Location };

/** Candidates by name alone (index-only), then the towns; $1 the normalised text. */
const candidates = (found: string) => `
  with found as (${found}),
  best as (select "placeId", max(score) as score from found group by "placeId" order by 2 desc, 1 limit 32)
  select ${townColumns}, b.score::float8 as score, m.name as matched, m.norm
  from best b join gazetteer g on g.id = b."placeId"
  cross join lateral (select n.name, n.norm from gazetteer_name n where n."placeId" = g.id
    order by (n.norm = $1) desc, (n.norm like $1 || '%') desc, (n.name = g.name) desc, similarity(n.norm, $1) desc,
      n.norm limit 1) m`;

const prefixScore = "weight + case when norm = $1 then 2.8 else 2 end as score";
const prefix = (where = "") => `select "placeId", ${prefixScore} from gazetteer_name
  where norm ~>=~ $1 and norm ~<~ ($1 || chr(1114111)) ${where}`;

const like = (where: string) =>
  `select "placeId", weight / 2 + 2 * similarity(norm, $1) as score from gazetteer_name where ${where}`;

const statements = {
  /** One and two letters: towns of some size (a partial index) and those of exactly this name. */
  short: candidates(
    `${prefix("and weight > 1.05")} union all select "placeId", ${prefixScore} from gazetteer_name where norm = $1`,
  ),
  prefix: candidates(prefix()),
  similar: candidates(like("norm % $1")),
  /** Most of what is typed stands in a word of the name (`pg_trgm.word_similarity_threshold`): a third of the work, but blind to a swapped letter. */
  close: candidates(like("norm %> $1")),
};

async function find(kind: keyof typeof statements, norm: string) {
  return query<Match>(`place.${kind}`, statements[kind], [norm]);
}

/** Prefix first; misspellings where that finds nothing, names much like it where it finds one or two. */
async function findMatches(norm: string) {
  const short = norm.length < 3;
  const matches = await find(short ? "short" : "prefix", norm);
  if (matches.length >= 3 || matches.some((match) => match.norm === norm)) return matches;
  const kind = matches.length > 0 ? "close" : "similar";
  const more = await find(short ? "prefix" : kind, norm);
  const known = new Set(matches.map((match) => match.id));
  const enough = Math.max(0, ...more.map((match) => match.score)) - 0.5;
  return [...matches, ...more.filter((match) => !known.has(match.id) && match.score >= enough)];
}

/** Towns of one name and country are told apart by their state. */
function labelled(matches: Match[], typed: string, language: Language) {
  const labels = matches.map((match) => shownName(townName(match, language), match.matched, typed));
  return matches.map((match, i) => {
    const duplicate = matches.some((other, j) => i !== j && labels[i] === labels[j] && match.country === other.country);
    return presentTown(
      match,
      language,
      duplicate && match.admin1 ? `${labels[i]}, ${stateName(match.admin1, language)}` : labels[i],
    );
  });
}

async function searchTowns(q: string, language: Language, { limit = 8, near }: Wanted) {
  // "Regensburg, Germany" is asked again when a chosen place is edited: the town is what comes first.
  const norm = normaliseName(q.split(/[,(]/)[0] ?? "").slice(0, 80);
  if (!norm) return [];
  const matches = await findMatches(norm);
  const score = (match: Match) => match.score + (near ? nearness(distanceKm(near, match)) : 0);
  const ranked = matches.sort((a, b) => score(b) - score(a) || a.id - b.id);
  const meant = ranked.filter((match) => !ranked.some((other) => isUnder(match, other)));
  return labelled(meant.slice(0, limit), q, language);
}

/** At most eight places, best first; the external service when it is set and answers, else the gazetteer. */
export async function searchPlaces(q: string, language: Language, wanted: Wanted = {}): Promise<Place[]> {
  const external = env.GOOGLE_PLACES_KEY ? await googlePlaces().search(q, language, wanted.near) : null;
  return external?.slice(0, wanted.limit ?? 8) ?? searchTowns(q, language, wanted);
}

export async function placeById(id: string, language: Language): Promise<Place | null> {
  const number = /^geo:(\d{1,9})$/.exec(id)?.[1];
  if (!number) return env.GOOGLE_PLACES_KEY ? googlePlaces().byId(id, language) : null;
  const text = `select ${townColumns} from gazetteer g where g.id = $1`;
  const [row] = await query<TownRow>("place.id", text, [Number(number)]);
  return row ? presentTown(row, language) : null;
}

const here = `cube(array[${metres} * cos(radians($2::float8)) * cos(radians($1::float8)),
  ${metres} * cos(radians($2::float8)) * sin(radians($1::float8)), ${metres} * sin(radians($2::float8))])`;
/** A market town of 20,000 is named before the hamlet beside it. */
const reverse = `select ${townColumns} from (
    select * from gazetteer where fcode <> 'PPLX' order by pos <-> ${here} limit 12) g
  where cube_distance(g.pos, ${here}) < 60000
  order by cube_distance(g.pos, ${here}) / sqrt(ln(g.population + 10)) limit 1`;

/** The town at a position, null at sea and outside Europe. */
export async function reversePlace(longitude: number, latitude: number, language: Language): Promise<Place | null> {
  const [row] = await query<TownRow>("place.reverse", reverse, [longitude, latitude]);
  return row ? presentTown(row, language) : null;
}

const around = `select bool_or(g.country = $3) as same from gazetteer g
  where g.pos <@ cube_enlarge(${here}, $4::float8, 3) and cube_distance(g.pos, ${here}) <= $4::float8`;

/** Whether a town of the country, or only of another one, lies within so many km; null where none does: at sea. */
export async function countryAround({ longitude, latitude }: Location, country: string, km: number) {
  const values = [longitude, latitude, country, km * 1000];
  const [row] = await query<{ same: boolean | null }>("place.around", around, values);
  return row?.same === true ? "same" : row?.same === false ? "other" : null;
}
