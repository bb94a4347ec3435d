import type { Prisma } from "@/prisma/generated/client";
import type { CompanyRecord, PublicCompany } from "./schema";

export const publicCompanySelect = { id: true, name: true, slug: true, address: true } satisfies Prisma.CompanySelect;

type Row = Prisma.CompanyGetPayload<{ select: typeof publicCompanySelect }>;

export function toPublicCompany({ id, name, slug, address }: Row): PublicCompany {
  const { city } = (address ?? {}) as { city?: string };
  return { id, name, slug, city: city ?? "" };
}

export const companySelect = {
  ...publicCompanySelect,
  companyType: true,
  longitude: true,
  latitude: true,
  description: true,
  email: true,
  fax: true,
  cellphone: true,
  telephone: true,
  website: true,
  pdf: true,
  logo: true,
  images: true,
  timeZone: true,
  publicData: true,
  registered: true,
  createdAt: true,
  version: true,
} satisfies Prisma.CompanySelect;

export type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof companySelect }>;

export function toCompany({ createdAt, longitude, latitude, ...row }: CompanyRow): CompanyRecord {
  const location = longitude !== null && latitude !== null ? { longitude, latitude } : null;
  const publicData = row.publicData as CompanyRecord["publicData"];
  return { ...row, publicData, location, created_at: createdAt.getTime() };
}
