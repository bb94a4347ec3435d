import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import { type ClaimProfile, claimProfile } from "../schema/claim";
import { mailedTokenField } from "../schema/fields";

/** A company known to the admins without an account (a passive provider): it may be taken over. */
export const passiveCompany = {
  registered: false,
  active: true,
  users: { none: {} },
  companyType: { not: "private" },
} satisfies Prisma.CompanyWhereInput;

/** The passive provider behind a claim link that is still good. */
export async function companyOfClaim(token: string) {
  if (!mailedTokenField.safeParse(token).success) return null;
  const where = { hash: hashMailedToken(token), purpose: "claim", expiresAt: { gt: new Date() } };
  const row = await prisma.mailedToken.findFirst({ where, select: { companyId: true } });
  if (!row?.companyId) return null;
  return prisma.company.findFirst({ where: { ...passiveCompany, id: row.companyId } });
}

/** What the register page shows of the profile to be taken over, to who holds the link; null for a dead one. */
export async function claimedProfile(token: string): Promise<ClaimProfile | null> {
  const row = await companyOfClaim(token);
  if (!row) return null;
  const { longitude, latitude, name, companyType, telephone, website, address } = row;
  const location = longitude !== null && latitude !== null ? { longitude, latitude } : null;
  return claimProfile.parse({ name, companyType, telephone, website, address, location });
}
