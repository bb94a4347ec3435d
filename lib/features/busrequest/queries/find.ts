import type { Admin } from "@/lib/access/viewer";
import { holdsFolded, Values } from "@/lib/db/filter-sql";
import { firstFound, rowsOf, type Search } from "@/lib/db/first-found";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { indexedWords } from "@/lib/search-text";
import type { RequestHit, FoundBy } from "../schema/hit";
import { numberOfReference } from "../rules/reference";

/** Companies of a name whose requests are looked at, and requests that wait, the newest. */
const [senders, waiting] = [20, 500];
const newest = 'order by r."createdAt" desc';

/** Names of authors are in no index: those who wait are few, a company's requests hang on the company. */
function byName(values: Values, words: string): Search<FoundBy>[] {
  // The index knows names and towns; here a name is meant.
  const known = `${holdsFolded(values, 'c."searchWords"', words)} and ${holdsFolded(values, "search_words(c.name)", words)}`;
  const named = `select c.id from company c where ${known} limit ${senders}`;
  return [
    {
      name: "waiting",
      sql: `select r.id from (select r.id, r."companyName", r."createdAt" from bus_request r where r.state = 'pending' and r."endedAt" is null
        ${newest} limit ${waiting}) r where ${holdsFolded(values, 'search_words(r."companyName")', words)} ${newest}`,
    },
    {
      name: "sender",
      sql: `select r.id from (${named}) c cross join lateral (select o.id, o."createdAt" from bus_request o
        where o."authorCompanyId" = c.id order by o."startDate" desc limit 5) r ${newest}`,
    },
  ];
}

function searchesFor(values: Values, text: string): Search<FoundBy>[] {
  const where = (name: FoundBy, condition: string): Search<FoundBy> => ({
    name,
    sql: `select r.id from bus_request r where ${condition} ${newest}`,
  });
  if (/^\S+@\S+$/.test(text)) return [where("email", `lower(r.email) = ${values.add(text.toLowerCase())}`)];
  const number = numberOfReference(text);
  if (number !== null && /^cb/i.test(text)) return [where("number", `r.number = ${values.add(number)}::int`)];
  const words = indexedWords(text);
  return [
    ...(number === null ? [] : [where("number", `r.number = ${values.add(number)}::int`)]),
    ...(words ? [...byName(values, words), where("route", holdsFolded(values, 'r."searchText"', words))] : []),
  ];
}

const resultSql = `select r.id, 'CB-' || r.number as reference, r.category, r."startPlace" as "from", r."endPlace" as "to",
  (extract(epoch from r."startDate") * 1000)::bigint as date,
  r."companyName" as sender from bus_request r where r.id = any($1::uuid[])`;

type Found = Omit<RequestHit, "by" | "from" | "to"> & { from: Place; to: Place | null };

/** Requests by number, mail address, sender or places of the route, in any state; the surest first. */
export async function findRequests(_viewer: Admin, text: string, language: Language): Promise<RequestHit[]> {
  const values = new Values();
  const found = await firstFound(searchesFor(values, text.trim()), values, true);
  const rows = await rowsOf<Found>("busrequest.hits", resultSql, [...found.keys()]);
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    from: placeName(from, language),
    to: to && placeName(to, language),
    by: found.get(row.id) ?? "route",
  }));
}
