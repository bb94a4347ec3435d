import { type CompanyRecord, type PublicCompanyRecord, type Published, publishable } from "../schema";

/**
 * What `publicData` publishes: a key with `true` shows the record's own value, any other value is shown itself.
 * What is not fit to be shown is left out. A company without an account has published nothing.
 */
function publishedOf(record: CompanyRecord): Published {
  const query = record.registered ? (record.publicData ?? {}) : {};
  const own: Record<string, unknown> = record;
  const shown = Object.entries(publishable.shape).flatMap(([key, schema]) => {
    const value = query[key] === true && key in own ? own[key] : query[key];
    const fit = schema.safeParse(value);
    return fit.success ? [[key, fit.data]] : [];
  });
  return Object.fromEntries(shown) as Published;
}

/** The record as everybody reads it; the editor's preview makes it of what is not saved yet. */
export function toPublicRecord(record: CompanyRecord): PublicCompanyRecord {
  const { id, companyType, name, slug, registered, created_at, version } = record;
  const publicData = publishedOf(record);
  const { fleet: _, ...shown } = publicData;
  return { id, companyType, name, slug, ...shown, publicData, registered, created_at, version };
}

/** A profile that says something is for search engines; queries/indexable.ts asks the same of the database. */
export function isIndexable({ companyType, registered, publicData }: PublicCompanyRecord) {
  return registered && (companyType === "travelService" || Object.keys(publicData).length > 0);
}
