import { v7 as uuidv7 } from "uuid";
import type { AuditLine } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import type { Location } from "@/lib/features/place/schema";
import { slugOf } from "@/lib/fold";
import type { Draft } from "../rules/draft";

export type Settled = { draft: Draft; location: Location };

async function takenOf(tx: Transaction, slugs: readonly string[]) {
  const rows = await tx.$queryRaw<{ slug: string }[]>`select slug from company where slug = any(${slugs}::text[])
    union select slug from company_slug where slug = any(${slugs}::text[])`;
  return new Set(rows.map(({ slug }) => slug));
}

/** Companies of one name beyond these get an address of another kind. */
const numbers = Array.from({ length: 8 }, (_, index) => index + 2);

/** Free addresses for all names in two look-ups, whatever is taken. */
async function slugsFor(tx: Transaction, drafts: readonly Draft[]) {
  const wanted = drafts.map(({ name }) => slugOf(name) || "company");
  const taken = await takenOf(tx, wanted);
  const crowded = wanted.filter((slug, index) => taken.has(slug) || wanted.indexOf(slug) !== index);
  const more = await takenOf(
    tx,
    [...new Set(crowded)].flatMap((slug) => numbers.map((number) => `${slug}-${number}`)),
  );
  const gone = new Set([...taken, ...more]);
  return wanted.map((slug) => {
    const near = [slug, ...numbers.map((number) => `${slug}-${number}`)].find((one) => !gone.has(one));
    const next = near ?? `${slug}-${uuidv7().slice(-12)}`;
    gone.add(next);
    return next;
  });
}

/** A line's company as its row is stored. */
export const columnsOf = ({ draft, location }: Settled) => {
  const { telephone, cellphone, fax, website, ...rest } = draft;
  const orNull = { telephone: telephone || null, cellphone: cellphone || null, fax: fax || null };
  return { ...rest, ...orNull, website: website || null, ...location };
};

const columns = [
  ...["id uuid", "slug text", '"companyType" "CompanyType"', "name text", "address jsonb", "longitude float8"],
  ...["latitude float8", "description text", "email text", "telephone text", "cellphone text", "fax text"],
  ...["website text", '"timeZone" text', "active boolean"],
];
const names = columns.map((column) => column.split(" ")[0]).join(", ");

/** One statement for a part: Prisma takes seconds to build one of so many values. */
const insertSql = `insert into company (${names}, registered)
  select ${names}, false from jsonb_to_recordset($1::jsonb) as r(${columns.join(", ")})`;

/** New passive providers; returns the lines for the record. */
export async function addAll(tx: Transaction, settled: readonly Settled[]): Promise<AuditLine[]> {
  const slugs = await slugsFor(
    tx,
    settled.map(({ draft }) => draft),
  );
  const rows = settled.map((one, index) => ({ ...columnsOf(one), id: uuidv7(), slug: slugs[index] ?? uuidv7() }));
  await tx.$executeRawUnsafe(insertSql, JSON.stringify(rows));
  const travel = rows.filter(({ companyType }) => companyType === "travelService").map(({ id }) => id);
  await tx.$executeRaw`insert into advertiser (id, "companyId")
    select * from unnest(${travel.map(() => uuidv7())}::uuid[], ${travel}::uuid[])`;
  return rows.map(({ id, name, slug, companyType, email }) => {
    return { action: "import", noun: "company", recordId: id, after: { name, slug, companyType, email } };
  });
}
