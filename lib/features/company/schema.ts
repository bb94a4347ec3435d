import { z } from "zod";
import { companyTypes } from "@/lib/features/busrequest/rules";
import { addressSchema, locationSchema } from "@/lib/features/place/schema";

/** A company's part of an address: what `publicCompanyBySlug` looks up. */
export const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, "invalidValue");

/** What everybody may know of a company that takes requests. */
export type PublicCompany = { id: string; name: string; slug: string; city: string };

const line = (max: number) => z.string().trim().min(1).max(max);
const phone = line(40).regex(/^[+\d][\d\s()/.-]{4,}$/, "invalidPhone");
/** Of our own storage, or a page of the web; never `javascript:` or `data:`. */
const link = z.union([z.url({ protocol: /^https?$/ }).max(500), line(500).regex(/^\/(?![/\\])/, "invalidValue")]);

/** Profile fields that an owner may publish, each with what makes it fit to be shown. */
export const publishable = z.strictObject({
  address: addressSchema,
  location: locationSchema,
  description: line(4000),
  email: z.email(),
  fax: phone,
  cellphone: phone,
  telephone: phone,
  website: z.url({ protocol: /^https?$/ }).max(500),
  pdf: link,
  logo: link,
});
export const published = publishable.partial();
export type Published = z.infer<typeof published>;

const always = {
  id: z.uuid(),
  companyType: z.enum(companyTypes),
  name: z.string(),
  slug: z.string(),
  registered: z.boolean(),
  created_at: z.number(),
  version: z.number().int(),
};

/** A company as everybody reads it: only the published fields are there, and again in `publicData`. */
export const publicCompanyRecord = z.strictObject({ ...always, ...published.shape, publicData: published });
export type PublicCompanyRecord = z.infer<typeof publicCompanyRecord>;

/** The whole record (API.md, Company): for the company's own people and admins. */
export const companyRecord = z.strictObject({
  ...always,
  address: z.unknown(),
  location: locationSchema.nullable(),
  description: z.string(),
  email: z.string(),
  fax: z.string().nullable(),
  cellphone: z.string().nullable(),
  telephone: z.string().nullable(),
  website: z.string().nullable(),
  pdf: z.string().nullable(),
  logo: z.string().nullable(),
  publicData: z.unknown(),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

export const companyIdParams = z.object({ id: z.uuid() });
