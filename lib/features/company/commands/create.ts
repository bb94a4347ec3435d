import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { timeZoneOf } from "@/lib/i18n/time-zones";
import type { Prisma } from "@/prisma/generated/client";
import { companySelect, toCompany } from "../present";
import type { CompanyInput, CompanyRecord } from "../schema";
import { requireOwnFiles } from "./files";
import { freeSlug } from "./free-slug";

/** Two of one name are two companies; two of one name in one postal district are one, typed twice. */
async function requireNew(tx: Transaction, { name, address }: CompanyInput) {
  // One after the other: of two at a time the second sees the first.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`company ${name.toLowerCase()}`}))`;
  const [duplicate] = await tx.$queryRaw<
    { id: string }[]
  >`select id from company where lower(name) = ${name.toLowerCase()}
    and address ->> 'postal_code' = ${address.postal_code}
    and address ->> 'countryISO3166Code' = ${address.countryISO3166Code} limit 1`;
  if (duplicate) throw conflict([{ path: "name", message: "alreadyTaken" }]);
}

/** Without the files: whose they are can be asked once the company is there. */
function columnsOf(input: CompanyInput) {
  const { companyType, name, address, location, description, email, fax, cellphone, telephone, website } = input;
  return {
    companyType,
    name,
    address,
    description,
    email,
    fax,
    cellphone,
    telephone,
    website,
    ...(location ? { longitude: location.longitude, latitude: location.latitude } : {}),
    timeZone: input.timeZone ?? timeZoneOf(address.countryISO3166Code),
    registered: false,
  };
}

/**
 * POST /company/: an admin adds a passive provider, which becomes registered when its people claim it.
 * Throws Conflict for a duplicate, ValidationFailed for a file of somebody else.
 */
export async function createCompany(viewer: Admin, input: CompanyInput): Promise<CompanyRecord> {
  return transaction(async (tx) => {
    await requireNew(tx, input);
    const data = { ...columnsOf(input), slug: await freeSlug(tx, input.name) };
    const bare = await tx.company.create({ data, select: companySelect });
    await requireOwnFiles(tx, viewer, toCompany(bare), input);
    const { pdf, logo, images, publicData } = input;
    const shown = { pdf, logo, images, publicData: publicData as Prisma.InputJsonObject | undefined };
    const row = await tx.company.update({ where: { id: bare.id }, data: shown, select: companySelect });
    if (row.companyType === "travelService") await tx.advertiser.create({ data: { companyId: row.id } });
    const after = { name: row.name, slug: row.slug, companyType: row.companyType, email: row.email };
    await audit(tx, viewer, { action: "create", noun: "company", recordId: row.id, after });
    await changed(tx, "company");
    return toCompany(row);
  });
}
