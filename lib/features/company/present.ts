import type { Prisma } from "@/prisma/generated/client";
import type { PublicCompany } from "./schema";

export const publicCompanySelect = { id: true, name: true, slug: true, address: true } satisfies Prisma.CompanySelect;

type Row = Prisma.CompanyGetPayload<{ select: typeof publicCompanySelect }>;

export function toPublicCompany({ id, name, slug, address }: Row): PublicCompany {
  const { city } = (address ?? {}) as { city?: string };
  return { id, name, slug, city: city ?? "" };
}
