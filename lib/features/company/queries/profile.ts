import { reachesCompany } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { companySelect, publicCompanySelect, toCompany, toPublicCompany } from "../present";
import { toPublicRecord } from "../rules/published";
import { type CompanyRecord, type PublicCompany, type PublicCompanyRecord, slugSchema } from "../schema";

/** Only bus partners take requests. */
const takesRequests: Prisma.CompanyWhereInput = {
  active: true,
  companyType: { in: ["busoperator", "touroperator", "driver"] },
};

/** In the market's eyes a private requester is no company. */
const hasProfile: Prisma.CompanyWhereInput = { active: true, companyType: { not: "private" } };

/** A slug in use goes before the same one that another company has left. */
async function bySlug<Row>(slug: string, find: (where: Prisma.CompanyWhereInput) => Promise<Row | null>) {
  if (!slugSchema.safeParse(slug).success) return null;
  return (await find({ slug })) ?? (await find({ oldSlugs: { some: { slug } } }));
}

/**
 * The company of a public link, also by the slug it had before it was renamed: then the answer's slug differs
 * from the one asked for. Null where there is none that takes requests.
 */
export async function publicCompanyBySlug(slug: string): Promise<PublicCompany | null> {
  const row = await bySlug(slug, (where) =>
    prisma.company.findFirst({ where: { ...takesRequests, ...where }, select: publicCompanySelect }),
  );
  return row ? toPublicCompany(row) : null;
}

/** Name and link of a company that a request names; null where it takes no requests any more. */
export async function publicCompanyById(id: string): Promise<PublicCompany | null> {
  const row = await prisma.company.findFirst({ where: { ...takesRequests, id }, select: publicCompanySelect });
  return row ? toPublicCompany(row) : null;
}

/** The public profile behind a link, former slugs included; the same for every reader. Null where there is none. */
export async function companyProfile(slug: string): Promise<PublicCompanyRecord | null> {
  const row = await bySlug(slug, (where) =>
    prisma.company.findFirst({ where: { ...hasProfile, ...where }, select: companySelect }),
  );
  return row ? toPublicRecord(toCompany(row)) : null;
}

/** One company: published data for everybody, the whole record for its own people and admins. */
export async function getCompany(viewer: Viewer, id: string): Promise<PublicCompanyRecord | CompanyRecord> {
  const whole = reachesCompany(viewer, id);
  const row = await prisma.company.findFirst({ where: whole ? { id } : { ...hasProfile, id }, select: companySelect });
  if (!row) throw notFound();
  const record = toCompany(row);
  return whole ? record : toPublicRecord(record);
}
