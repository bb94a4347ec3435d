import type { Prisma } from "@/prisma/generated/client";
import type { UserRecord } from "../schema/user";

export const userSelect = {
  id: true,
  email: true,
  userName: true,
  firstname: true,
  lastname: true,
  phone: true,
  role: true,
  language: true,
  owner: true,
  singleKeys: true,
  version: true,
  company: { select: { id: true, companyType: true, advertiser: { select: { abonnement: true } } } },
} satisfies Prisma.UserSelect;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** A user as the user itself and admins see it. */
export function presentUser({ company, ...user }: UserRow): UserRecord {
  return {
    ...user,
    company: company?.id ?? null,
    companyType: company?.companyType ?? null,
    subscription: company?.advertiser?.abonnement ?? "none",
  };
}
