import type { Transaction } from "@/lib/db/prisma";
import { type Draft, twinKeys } from "../rules/draft";

export type Twin = { id: string; registered: boolean; companyType: string };
type Row = Twin & { email: string; name: string; postal: string; country: string };

/** Waits for whoever imports or adds a company of the same name (createCompany), one order for all. */
export async function lockNames(tx: Transaction, drafts: readonly Draft[]) {
  const keys = [...new Set(drafts.map(({ name }) => `company ${name.toLowerCase()}`))].sort();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('company import'))`;
  await tx.$queryRaw`select count(pg_advisory_xact_lock(hashtext(k)))::int
    from (select k from unnest(${keys}::text[]) k order by k) s`;
}

/** The companies that are there already, by `twinKeys`: two look-ups for all lines. */
export async function twinsOf(tx: Transaction, drafts: readonly Draft[]) {
  const emails = [...new Set(drafts.map(({ email }) => email.toLowerCase()))];
  const names = [...new Set(drafts.map(({ name }) => name.toLowerCase()))];
  const rows = await tx.$queryRaw<Row[]>`
    with found as (
      select c.id from unnest(${emails}::text[]) e join company c on lower(c.email) = e
      union select c.id from unnest(${names}::text[]) n join company c on lower(c.name) = n)
    select c.id, c.registered, c."companyType"::text as "companyType", lower(c.email) as email, lower(c.name) as name,
      lower(c.address ->> 'postal_code') as postal, c.address ->> 'countryISO3166Code' as country
    from found join company c on c.id = found.id where c."companyType" <> 'private' order by c.registered desc, c.id`;
  const byKey = new Map<string, Twin[]>();
  const put = (key: string, row: Row) => byKey.set(key, [...(byKey.get(key) ?? []), row]);
  for (const row of rows) {
    put(`mail ${row.email}`, row);
    put(`name ${row.name} ${row.postal} ${row.country}`, row);
  }
  return (draft: Draft): Twin[] => {
    const all = twinKeys(draft).flatMap((key) => byKey.get(key) ?? []);
    return [...new Map(all.map((twin) => [twin.id, twin])).values()];
  };
}
