import type { Transaction } from "@/lib/db/prisma";
import { Prisma } from "@/prisma/generated/client";
import type { Draft } from "../rules/draft";
import { duplicateKeys } from "../rules/duplicates";

export type Duplicate = { id: string; registered: boolean; companyType: string };
type Row = Duplicate & { email: string; name: string; postal: string; country: string };

/** Waits for whoever imports or adds a company of the same name (createCompany), one order for all. */
export async function lockNames(tx: Transaction, drafts: readonly Draft[]) {
  const keys = [...new Set(drafts.map(({ name }) => `company ${name.toLowerCase()}`))].sort();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('company import'))`;
  await tx.$queryRaw`select count(pg_advisory_xact_lock(hashtext(k)))::int
    from (select k from unnest(${keys}::text[]) k order by k) s`;
}

/** The companies that are there already, by `duplicateKeys`: one look-up for all lines. `lock`: nobody changes them before. */
export async function duplicatesOf(tx: Transaction, drafts: readonly Draft[], lock: boolean) {
  const emails = [...new Set(drafts.map(({ email }) => email.toLowerCase()))];
  const names = drafts.map(({ name }) => name.toLowerCase());
  const postals = drafts.map(({ address }) => address.postal_code.toLowerCase());
  // "offset 0": each is looked up by its index, however the table has grown since it was last analysed.
  const rows = await tx.$queryRaw<Row[]>`
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
  const put = (key: string, row: Row) => byKey.set(key, [...(byKey.get(key) ?? []), row]);
  for (const row of rows) {
    put(`mail ${row.email}`, row);
    put(`name ${row.name} ${row.postal} ${row.country}`, row);
  }
  return (draft: Draft): Duplicate[] => {
    const all = duplicateKeys(draft).flatMap((key) => byKey.get(key) ?? []);
    return [...new Map(all.map((duplicate) => [duplicate.id, duplicate])).values()];
  };
}
