import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import { publicCompanySelect, toPublicCompany } from "./present";
import { type PublicCompany, slugSchema } from "./schema";

/** Only bus partners take requests. */
const takesRequests: Prisma.CompanyWhereInput = {
  active: true,
  companyType: { in: ["busoperator", "touroperator", "driver"] },
};

/**
 * The company of a public link, also by the slug it had before it was renamed: then the answer's slug differs
 * from the one asked for. Null where there is none that takes requests.
 */
export async function publicCompanyBySlug(slug: string): Promise<PublicCompany | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const find = (where: Prisma.CompanyWhereInput) =>
    prisma.company.findFirst({ where: { ...takesRequests, ...where }, select: publicCompanySelect });
  // A slug in use goes before the same one that another company has left.
  const row = (await find({ slug })) ?? (await find({ oldSlugs: { some: { slug } } }));
  return row ? toPublicCompany(row) : null;
}

/** Name and link of a company that a request names; null where it takes no requests any more. */
export async function publicCompanyById(id: string): Promise<PublicCompany | null> {
  const row = await prisma.company.findFirst({ where: { ...takesRequests, id }, select: publicCompanySelect });
  return row ? toPublicCompany(row) : null;
}
