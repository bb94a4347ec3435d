/** Keys whose values may tell of a person: rows of the audit table can never be changed or removed. */
const personal = new Set([
  ...["email", "phone", "mobile", "fax", "cellphone", "telephone", "website"],
  ...["firstname", "lastname", "userName", "companyName", "name", "slug"],
  ...["description", "bulky", "message", "reason", "rejectReason", "address", "location", "publicData"],
  ...["street", "number", "line2", "postal_code", "placeId"],
]);

/** Stands for a value that was there. */
export const veiled = "•";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => value === null || value === undefined || value === "";
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A place keeps its town: what a person's trip was about is on record, its front door is not. */
function veilOne(key: string, value: unknown, other: unknown): unknown {
  if (isRecord(value) && isRecord(value.address_fields)) return { city: value.address_fields.city ?? null };
  if (Array.isArray(value)) return value.map((part) => veilOne(key, part, undefined));
  if (personal.has(key)) return isEmpty(value) ? null : veiled;
  return isRecord(value) ? veil(value, isRecord(other) ? other : undefined) : value;
}

/**
 * A record as the audit table keeps it: personal values veiled, and left out where `other` (the same record
 * before or after) has the same, so that a veil in both says "this was changed".
 */
export function veil(record: Record<string, unknown>, other?: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(record).filter(
    ([key, value]) => !other || !personal.has(key) || !same(value, other[key]),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, veilOne(key, value, other?.[key])]));
}
