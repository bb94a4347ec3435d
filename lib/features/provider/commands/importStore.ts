import { v7 as uuidv7 } from "uuid";
import { auditAll } from "@/lib/audit/audit";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import type { Location } from "@/lib/features/place/schema";
import { slugOf } from "@/lib/features/user/rules/names";
import type { Prisma } from "@/prisma/generated/client";
import type { Draft } from "../rules/draft";
import type { ImportField } from "../schema/list";

export type Settled = { draft: Draft; location: Location };

async function takenOf(tx: Transaction, slugs: readonly string[]) {
  const rows = await tx.$queryRaw<{ slug: string }[]>`select slug from company where slug = any(${slugs}::text[])
    union select slug from company_slug where slug = any(${slugs}::text[])`;
  return new Set(rows.map(({ slug }) => slug));
}

/** Companies of one name beyond these get an address of another kind. */
const numbers = Array.from({ length: 30 }, (_, index) => index + 2);

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

const columnsOf = ({ draft, location }: Settled) => {
  const { telephone, cellphone, fax, website, ...rest } = draft;
  const orNull = { telephone: telephone || null, cellphone: cellphone || null, fax: fax || null };
  return { ...rest, ...orNull, website: website || null, ...location };
};

/** New passive providers, each with its line on record. */
export async function addAll(tx: Transaction, viewer: Viewer, settled: readonly Settled[]) {
  const slugs = await slugsFor(
    tx,
    settled.map(({ draft }) => draft),
  );
  const rows = settled.map((one, index) => {
    return { ...columnsOf(one), id: uuidv7(), slug: slugs[index] ?? uuidv7(), registered: false };
  });
  await tx.company.createMany({ data: rows });
  const travel = rows.filter(({ companyType }) => companyType === "travelService");
  await tx.advertiser.createMany({ data: travel.map(({ id }) => ({ companyId: id })) });
  const lines = rows.map(({ id, name, slug, companyType, email }) => {
    return { deed: "import", noun: "company", recordId: id, after: { name, slug, companyType, email } };
  });
  await auditAll(tx, viewer, lines);
}

const addressKeys = new Set(["street", "number", "line2", "postal_code", "city", "state", "country"]);

/** Of a company that is there: only the columns that the file has, and that are not empty in its line. */
export async function updateOne(tx: Transaction, id: string, settled: Settled, given: ReadonlySet<ImportField>) {
  const columns = columnsOf(settled);
  const { address, longitude, latitude } = columns;
  const moved = [...given].some((key) => addressKeys.has(key) || key === "latitude");
  const named = ["name", "companyType", "email", "telephone", "cellphone", "fax", "website", "description"] as const;
  const also = ["timeZone", "active"] as const;
  const some = Object.fromEntries(
    [...named, ...also].filter((key) => given.has(key)).map((key) => [key, columns[key]]),
  );
  const data = { ...some, ...(moved ? { address, longitude, latitude } : {}) };
  const before = await tx.company.findUniqueOrThrow({ where: { id } });
  await tx.company.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
  const old = Object.fromEntries(Object.keys(data).map((key) => [key, before[key as keyof typeof before]]));
  const line = { before: old as Prisma.InputJsonObject, after: data as Prisma.InputJsonObject };
  return { deed: "import", noun: "company", recordId: id, ...line };
}
