import { z } from "zod";
import { activeFilters, companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { addressSchema, circleSchema, locationSchema } from "@/lib/features/place/schema";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { isTimeZone } from "@/lib/i18n/time-zones";
import { emailField, line as text, nameField, phoneField, websiteField } from "@/lib/features/user/schema/fields";
import { maxImages } from "./rules/files";

/** A company's part of an address: what `publicCompanyBySlug` looks up. */
export const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, "invalidValue");

/** What everybody may know of a company that takes requests. */
export type PublicCompany = { id: string; name: string; slug: string; city: string };

const line = (max: number, error?: string) => z.string(error).trim().min(1, error).max(max, error);
const phone = line(40).regex(/^[+(\d][\d\s()/.-]{4,}$/, "invalidPhone");
/** Of our own storage, or a page of the web; never `javascript:` or `data:`. */
const link = z.union([z.url({ protocol: /^https?$/ }).max(500), line(500).regex(/^\/(?![/\\])/, "invalidValue")]);

/** "https://bank.example@elsewhere.example" shows another house than it leads to. */
const page = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((url) => URL.canParse(url) && new URL(url).username === "" && new URL(url).password === "", "websiteInvalid");

/** Profile fields that an owner may publish, each with what makes it fit to be shown. */
export const publishable = z.strictObject({
  address: addressSchema,
  location: locationSchema,
  description: line(4000),
  email: z.email(),
  fax: phone,
  cellphone: phone,
  telephone: phone,
  website: page,
  pdf: link,
  logo: link,
  images: z.array(link).min(1).max(maxImages),
  /** Its fleet in short: kinds of bus, seats, equipment. */
  fleet: z.literal(true),
});
const published = publishable.partial();
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
export const publicCompanyRecord = z.strictObject({
  ...always,
  ...published.omit({ fleet: true }).shape,
  publicData: published,
});
export type PublicCompanyRecord = z.infer<typeof publicCompanyRecord>;

/** The whole record: for the company's own people and admins. */
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
  images: z.array(z.string()),
  /** IANA; by it the daily mail goes out. Never public. */
  timeZone: z.string(),
  /** As the owner said it: `true` or a value of its own by field. */
  publicData: z.record(z.string(), z.unknown()).nullable(),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

/** An empty field is cleared. */
const clearable = <T extends z.ZodType<string>>(field: T) => field.nullable().transform((value) => value || null);
const phoneOrNone = clearable(phoneField);
/** A web address in Unicode grows when it is written for the wire; what is stored must be fit to be shown. */
const site = websiteField.refine((url) => url.length <= 500, "tooLong");
/** Own files alone: the command looks whose they are. */
const file = line(500, "invalidValue").nullable();

const shownAs = (value: z.ZodType) => z.union([z.boolean(), value], "invalidValue").optional();
const queries: Record<string, z.ZodType> = Object.fromEntries(
  Object.entries(publishable.shape).map(([key, value]) => [key, shownAs(value)]),
);
/** Public anyway, whatever is said of them. */
const anyway = z.union([z.boolean(), text(200)], "invalidValue").nullish();
/** Keys of `publishable`, and name and type. */
const publicDataChange = z.strictObject({ ...queries, name: anyway, type: anyway, companyType: anyway });

/** PUT /company/{id}: any part of the shape; `companyType` counts for admins, the other unsettable ones never. */
export const companyChange = z
  .strictObject({
    name: nameField(120),
    address: addressSchema,
    location: locationSchema.nullable(),
    description: text(4_000),
    email: emailField,
    fax: phoneOrNone,
    cellphone: phoneOrNone,
    telephone: phoneOrNone,
    website: clearable(site),
    pdf: file,
    logo: file,
    images: z.array(line(500, "invalidValue"), "invalidValue").max(maxImages, "tooMany"),
    timeZone: z.string("timeZoneUnknown").refine(isTimeZone, "timeZoneUnknown"),
    publicData: publicDataChange,
    companyType: z.enum(companyTypes, "invalidValue"),
    version: z.number("invalidValue").int("invalidValue"),
    id: z.unknown(),
    slug: z.unknown(),
    registered: z.unknown(),
    created_at: z.unknown(),
  })
  .partial();
export type CompanyChange = z.output<typeof companyChange>;
export type CompanyDraft = z.input<typeof companyChange>;

/** POST /company/: what a company cannot be without, and any other part of the shape. */
export const companyInput = companyChange.extend({
  companyType: z.enum(companyTypes, "invalidValue"),
  name: nameField(120),
  address: addressSchema,
  email: emailField,
});
export type CompanyInput = z.output<typeof companyInput>;

export const companyIdParams = z.object({ id: z.uuid() });

const activeOnes = z.union([z.enum(activeFilters), z.boolean()]);

/** Closed list of filter keys (docs/product.md, Lists). `country` takes the code or the name in one of our languages. */
export const companyFilter = allAndAny({
  companyType: one(z.enum(companyTypes)),
  name: one(term),
  city: one(term),
  country: one(term),
  registered: one(z.boolean()),
  active: one(activeOnes),
  radius: one(circleSchema),
});
export type CompanyFilter = z.output<typeof companyFilter>;
export type CompanyTerms = NonNullable<CompanyFilter["a"]>;
