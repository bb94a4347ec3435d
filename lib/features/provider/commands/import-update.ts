import type { AuditLine } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import type { Company, Prisma } from "@/prisma/generated/client";
import type { ImportField } from "../schema/list";
import { columnsOf, type Settled } from "./import-store";

type Update = Settled & { id: string; given: ReadonlySet<ImportField> };

const addressKeys = new Set(["street", "number", "line2", "postal_code", "city", "state", "country"]);
const named = ["name", "companyType", "email", "telephone", "cellphone", "fax", "website", "description"] as const;
const all = [...named, "timeZone", "active", "address", "longitude", "latitude"] as const;
type Columns = Pick<Company, (typeof all)[number]>;

/** The same text for the same address, in whatever order its parts stand and in whatever language its country. */
const addressText = (address: unknown) =>
  JSON.stringify(
    Object.entries(address ?? {})
      .filter(([key, part]) => part && key !== "country")
      .sort(),
  );

/** The columns that the file has, that are not empty in the line and that say something else than the company. */
function changeOf(row: Company, { given, ...settled }: Update): Partial<Columns> {
  const columns = columnsOf(settled);
  const { address, longitude, latitude } = columns;
  const isElsewhere = addressText(address) !== addressText(row.address);
  const moved = isElsewhere && [...given].some((key) => addressKeys.has(key));
  // A town's own position does not take the place of one that was set by hand.
  const placed = given.has("latitude") && (longitude !== row.longitude || latitude !== row.latitude);
  const some = [...named, "timeZone", "active"] as const;
  return {
    ...Object.fromEntries(
      some.filter((key) => given.has(key) && columns[key] !== row[key]).map((key) => [key, columns[key]]),
    ),
    ...(moved ? { address } : {}),
    ...(moved || placed ? { longitude, latitude } : {}),
  };
}

export type Change = { row: Company; change: Partial<Columns> };

/** What each line would change of its company; those that change nothing are left out. */
export async function changesOf(tx: Transaction, updates: readonly Update[]): Promise<Map<string, Change>> {
  if (updates.length === 0) return new Map();
  const before = await tx.company.findMany({ where: { id: { in: updates.map(({ id }) => id) } } });
  const byId = new Map(before.map((row) => [row.id, row]));
  const changes = updates.flatMap((update): [string, Change][] => {
    const row = byId.get(update.id);
    const change = row && changeOf(row, update);
    return row && change && Object.keys(change).length > 0 ? [[row.id, { row, change }]] : [];
  });
  return new Map(changes);
}

const updateSql = `update company c set name = r.name, "companyType" = r."companyType", email = r.email,
    telephone = r.telephone, cellphone = r.cellphone, fax = r.fax, website = r.website, description = r.description,
    "timeZone" = r."timeZone", active = r.active, address = r.address, longitude = r.longitude, latitude = r.latitude,
    version = c.version + 1
  from jsonb_to_recordset($1::jsonb) as r(id uuid, name text, "companyType" "CompanyType", email text, telephone text,
    cellphone text, fax text, website text, description text, "timeZone" text, active boolean, address jsonb,
    longitude float8, latitude float8)
  where c.id = r.id`;

const pick = (row: Company, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key as keyof Company]])) as Prisma.InputJsonObject;

/** Companies that are there, their rows locked by whoever found them; returns the lines for the record. */
export async function updateAll(tx: Transaction, changes: readonly Change[]): Promise<AuditLine[]> {
  const rows = changes.map(({ row, change }) => ({ id: row.id, ...pick(row, all), ...change }));
  await tx.$executeRawUnsafe(updateSql, JSON.stringify(rows));
  return changes.map(({ row, change }) => {
    const after = change as Prisma.InputJsonObject;
    return { action: "import", noun: "company", recordId: row.id, before: pick(row, Object.keys(change)), after };
  });
}
