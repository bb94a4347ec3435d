import type { Admin, Viewer } from "@/lib/access/viewer";
import { auditAll } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { sameSide } from "@/lib/features/user/rules/registration";
import { queryOnce } from "@/lib/db/pool";
import { normaliseName } from "@/lib/fold";
import type { Location } from "@/lib/features/place/schema";
import { Prisma } from "@/prisma/generated/client";
import { type Draft, draftOf, type Reason } from "../rules/draft";
import { duplicateKeys } from "../rules/duplicates";
import type { ImportInput, ImportLine, ImportResult } from "../schema/importing";
import type { ImportField } from "../schema/list";
import { addAll, type Settled } from "./import-store";
import { changesOf, updateAll } from "./import-update";

type Duplicate = { id: string; registered: boolean; companyType: string };
type CompanyRow = Duplicate & { email: string; name: string; postal: string; country: string };

/** Waits for whoever imports or adds a company of the same name (createCompany), one order for all. */
async function lockNames(tx: Transaction, drafts: readonly Draft[]) {
  const keys = [...new Set(drafts.map(({ name }) => `company ${name.toLowerCase()}`))].sort();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('company import'))`;
  await tx.$queryRaw`select count(pg_advisory_xact_lock(hashtext(k)))::int
    from (select k from unnest(${keys}::text[]) k order by k) s`;
}

/** The companies that are there already, by `duplicateKeys`: one look-up for all lines. `lock`: nobody changes them before. */
async function duplicatesOf(tx: Transaction, drafts: readonly Draft[], lock: boolean) {
  const emails = [...new Set(drafts.map(({ email }) => email.toLowerCase()))];
  const names = drafts.map(({ name }) => name.toLowerCase());
  const postals = drafts.map(({ address }) => address.postal_code.toLowerCase());
  // "offset 0": each is looked up by its index, however the table has grown since it was last analysed.
  const rows = await tx.$queryRaw<CompanyRow[]>`
    with found as (
      select c.id from unnest(${emails}::text[]) e
        cross join lateral (select id from company where lower(email) = e offset 0) c
      union select c.id from unnest(${names}::text[], ${postals}::text[]) w(n, p)
        cross join lateral (select id from company
          where lower(name) = n and lower(address ->> 'postal_code') = p offset 0) c)
    select c.id, c.registered, c."companyType"::text as "companyType", lower(c.email) as email, lower(c.name) as name,
      lower(c.address ->> 'postal_code') as postal, c.address ->> 'countryISO3166Code' as country
    from company c where c.id in (select id from found) and c."companyType" <> 'private'
    order by c.registered desc, c.id ${lock ? Prisma.sql`for update of c` : Prisma.empty}`;
  const byKey = new Map<string, Duplicate[]>();
  const put = (key: string, row: CompanyRow) => byKey.set(key, [...(byKey.get(key) ?? []), row]);
  for (const row of rows) {
    put(`mail ${row.email}`, row);
    put(`name ${row.name} ${row.postal} ${row.country}`, row);
  }
  return (draft: Draft): Duplicate[] => {
    const all = duplicateKeys(draft).flatMap((key) => byKey.get(key) ?? []);
    return [...new Map(all.map((duplicate) => [duplicate.id, duplicate])).values()];
  };
}

type TownRow = { norm: string; country: string; longitude: number; latitude: number };
const keyOf = (norm: string, country: string) => `${country} ${norm}`;

/** "Neustadt (Aisch)", "Köln-Deutz", "Wien 3": the whole name first, then what stands before. */
function namesOf(city: string) {
  const parts = [city, city.replace(/\s*\(.*$/, ""), city.replace(/[,/].*$/, ""), city.replace(/\s+\d+.*$/, "")];
  const short = city.replace(/\s*-\s*.*$/, "");
  return [...new Set([...parts, short].map(normaliseName).filter(Boolean))];
}

/** Where the towns of some companies lie, the largest of a name; one look-up for all. */
async function townsOf(drafts: readonly Draft[]) {
  const wanted = new Map<string, { norm: string; country: string }>();
  for (const { address, longitude } of drafts) {
    if (longitude !== null) continue;
    const country = address.countryISO3166Code;
    for (const norm of namesOf(address.city)) wanted.set(keyOf(norm, country), { norm, country });
  }
  const all = [...wanted.values()];
  const rows = await queryOnce<TownRow>(
    `select distinct on (w.norm, w.country) w.norm, w.country, g.longitude, g.latitude
      from unnest($1::text[], $2::text[]) w(norm, country)
      join gazetteer_name n on n.norm = w.norm join gazetteer g on g.id = n."placeId" and g.country = w.country
      order by w.norm, w.country, g.population desc, g.id`,
    [all.map(({ norm }) => norm), all.map(({ country }) => country)],
  );
  const found = new Map(rows.map((row) => [keyOf(row.norm, row.country), row]));
  return ({ address, longitude, latitude }: Draft): Location | null => {
    if (longitude !== null && latitude !== null) return { longitude, latitude };
    const towns = namesOf(address.city).flatMap((norm) => found.get(keyOf(norm, address.countryISO3166Code)) ?? []);
    return towns[0] ? { longitude: towns[0].longitude, latitude: towns[0].latitude } : null;
  };
}

type Read = { line: ImportLine; draft: Draft | null; reasons: Reason[] };
type Sound = Settled & { line: ImportLine };
type Sorted = { add: Sound[]; update: (Sound & { id: string })[]; refused: ImportResult[] };
type Changes = Awaited<ReturnType<typeof changesOf>>;

const refuse = ({ line }: ImportLine, ...reasons: Reason[]): ImportResult => ({ line, outcome: "refused", reasons });

/** Why a company that is there already is not changed by a line; null where it is. */
function against(duplicates: readonly Duplicate[], draft: Draft, mode: ImportInput["duplicates"]): Reason | null {
  const [duplicate, other] = duplicates;
  if (mode === "refuse") return { field: "email", message: "providerDuplicate" };
  if (other) return { field: "email", message: "providerDuplicates" };
  if (duplicate?.registered) return { field: "email", message: "providerRegistered" };
  const side = draft.companyType !== "private" && duplicate && sameSide(draft.companyType, duplicate.companyType);
  return side ? null : { field: "companyType", message: "mergeOtherSide" };
}

/** What becomes of each line that is sound in itself. */
async function sort(tx: Transaction, sound: readonly Sound[], { duplicates: mode, dry }: ImportInput) {
  const sorted: Sorted = { add: [], update: [], refused: [] };
  const drafts = sound.map(({ draft }) => draft);
  const duplicateOf = await duplicatesOf(tx, drafts, mode === "update" && !dry);
  const seen = new Set<string>();
  for (const one of sound) {
    const keys = duplicateKeys(one.draft);
    const duplicates = duplicateOf(one.draft);
    const reason = duplicates.length > 0 ? against(duplicates, one.draft, mode) : null;
    if (keys.some((key) => seen.has(key))) {
      sorted.refused.push(refuse(one.line, { field: "email", message: "duplicateInFile" }));
      continue;
    }
    if (reason) {
      sorted.refused.push(refuse(one.line, reason));
      continue;
    }
    if (duplicates[0]) sorted.update.push({ ...one, id: duplicates[0].id });
    else sorted.add.push(one);
    for (const key of keys) seen.add(key);
  }
  return sorted;
}

const givenIn = ({ values }: ImportLine) =>
  new Set((Object.keys(values) as ImportField[]).filter((key) => values[key]?.trim()));

async function store(tx: Transaction, viewer: Viewer, { add }: Sorted, changes: Changes) {
  const added = add.length > 0 ? await addAll(tx, add) : [];
  const updated = changes.size > 0 ? await updateAll(tx, [...changes.values()]) : [];
  if (added.length + updated.length > 0) await auditAll(tx, viewer, [...added, ...updated]);
}

async function settle(read: readonly Read[]) {
  const drafts = read.flatMap(({ draft }) => draft ?? []);
  const townOf = await townsOf(drafts);
  const refused: ImportResult[] = [];
  const sound = read.flatMap(({ line, draft, reasons }): Sound[] => {
    const location = draft && townOf(draft);
    if (draft && location) return [{ line, draft, location }];
    refused.push(refuse(line, ...(draft ? [{ field: "city", message: "placeUnknown" }] : reasons)));
    return [];
  });
  return { sound, refused };
}

const resultsOf = ({ add, update, refused }: Sorted, changes: Changes): ImportResult[] => [
  ...add.map(({ line }): ImportResult => ({ line: line.line, outcome: "added", reasons: [] })),
  ...update.map(({ line, id }): ImportResult => {
    return { line: line.line, outcome: changes.has(id) ? "updated" : "unchanged", reasons: [] };
  }),
  ...refused,
];

/**
 * POST /admin/providers/import: one part of a file of passive providers, stored whole or not at all; a line that does
 * not fit is refused with its reasons and holds up no other; one that says what is there already changes nothing. Sent again, a part is refused as already there. `dry`
 * only says what would happen.
 */
export async function importProviders(viewer: Admin, input: ImportInput): Promise<ImportResult[]> {
  const { sound, refused } = await settle(input.lines.map((line) => ({ line, ...draftOf(line, input) })));
  const { sorted, changes } = await transaction(async (tx) => {
    const drafts = sound.map(({ draft }) => draft);
    if (!input.dry && drafts.length > 0) await lockNames(tx, drafts);
    const all = await sort(tx, sound, input);
    const updates = all.update.map((one) => ({ ...one, given: givenIn(one.line) }));
    const wanted = await changesOf(tx, updates);
    if (!input.dry) await store(tx, viewer, all, wanted);
    if (!input.dry && all.add.length + wanted.size > 0) await changed(tx, "company", "advertiser");
    return { sorted: all, changes: wanted };
  });
  return [...resultsOf(sorted, changes), ...refused].sort((a, b) => a.line - b.line);
}
