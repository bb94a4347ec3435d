import type { Prisma } from "@/prisma/generated/client";
import {
  type CompanyRecord,
  type PublicCompany,
  type PublicCompanyRecord,
  type Published,
  publishable,
} from "./schema";

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
  publicData: true,
  registered: true,
  createdAt: true,
  version: true,
} satisfies Prisma.CompanySelect;

export type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof companySelect }>;

export function toCompany({ createdAt, longitude, latitude, ...row }: CompanyRow): CompanyRecord {
  const location = longitude !== null && latitude !== null ? { longitude, latitude } : null;
  return { ...row, location, created_at: createdAt.getTime() };
}

/**
 * What `publicData` publishes: a key with `true` shows the record's own value, any other value is shown itself.
 * What is not fit to be shown is left out. A company without an account has published nothing.
 */
function publishedOf(record: CompanyRecord): Published {
  const wish = (record.registered ? (record.publicData ?? {}) : {}) as Record<string, unknown>;
  const own: Record<string, unknown> = record;
  const shown = Object.entries(publishable.shape).flatMap(([key, schema]) => {
    const value = wish[key] === true ? own[key] : wish[key];
    const fit = schema.safeParse(value);
    return fit.success ? [[key, fit.data]] : [];
  });
  return Object.fromEntries(shown) as Published;
}

export function toPublicRecord(record: CompanyRecord): PublicCompanyRecord {
  const { id, companyType, name, slug, registered, created_at, version } = record;
  const shown = publishedOf(record);
  return { id, companyType, name, slug, ...shown, publicData: shown, registered, created_at, version };
}
