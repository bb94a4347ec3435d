import { z } from "zod";
import { providerTypes } from "./admin-list";

/** Lines of one call: what 256 KiB hold with room to spare. */
export const maxLines = 500;

const cell = z.string("invalidValue").max(8_000, "tooLong").optional();
const values = z.strictObject({
  name: cell,
  companyType: cell,
  email: cell,
  telephone: cell,
  cellphone: cell,
  fax: cell,
  website: cell,
  description: cell,
  street: cell,
  number: cell,
  line2: cell,
  postal_code: cell,
  city: cell,
  state: cell,
  country: cell,
  latitude: cell,
  longitude: cell,
  timeZone: cell,
  active: cell,
});
export type ImportValues = z.output<typeof values>;

/** POST /admin/providers/import: a part of a file, as its cells stand there. */
export const importInput = z.strictObject({
  lines: z
    .array(z.strictObject({ line: z.number("invalidValue").int().min(1).max(10_000_000), values }))
    .min(1, "required")
    .max(maxLines, "tooMany"),
  /** Which type and country a line is of that does not say. */
  usualType: z.enum(providerTypes as [string, ...string[]], "invalidValue").optional(),
  usualCountry: z.string("invalidValue").length(2, "invalidValue").optional(),
  /** What becomes of a line whose company is already there. */
  duplicates: z.enum(["refuse", "update"], "invalidValue"),
  /** Only says what would happen. */
  dry: z.boolean("invalidValue"),
});
export type ImportInput = z.output<typeof importInput>;
export type ImportLine = ImportInput["lines"][number];

/** What became of a line: `unchanged` where its company says all of it already; a refused one says why, by the keys of errors.json. */
export const importResult = z
  .strictObject({
    line: z.number().int(),
    outcome: z.enum(["added", "updated", "unchanged", "refused"]),
    reasons: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  })
  .meta({ id: "ImportedLine" });
export type ImportResult = z.infer<typeof importResult>;
