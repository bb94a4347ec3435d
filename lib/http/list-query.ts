import { z } from "zod";
import { refuseBrokenText } from "./body";

/** What a query string holds is text; OpenAPI tells what the text stands for. */
const toldAs = (told: () => object) => ({
  override({ jsonSchema }: { jsonSchema: object }) {
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
    Object.assign(jsonSchema, told());
  },
});

/** A whole number of a query string. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "numberRange")
    .transform(Number)
    .pipe(z.number().int().min(min, "numberRange").max(max, "numberRange"))
    .meta(toldAs(() => ({ type: "integer", minimum: min, maximum: max })));

const jsonText = z
  .string()
  .max(8_192, "tooLong")
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      refuseBrokenText(value);
      return value;
    } catch {
      context.addIssue({ code: "custom", message: "invalidFilter" });
      return z.NEVER;
    }
  });

/** A `filter` as it stands in the address: JSON, then the noun's own strict schema. */
export const filterText = <Filter extends z.ZodType>(filter: Filter) =>
  jsonText.pipe(filter).meta(
    toldAs(() => ({
      type: "string",
      contentMediaType: "application/json",
      contentSchema: z.toJSONSchema(filter, { io: "input", unrepresentable: "any" }),
    })),
  );

/** A yes or no of a query string. */
const truth = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .meta(toldAs(() => ({ type: "boolean" })));

/** `take, skip, latest, filter` of a list (docs/product.md, Lists). */
export function listQuery<Filter extends z.ZodType>(filter: Filter) {
  return z.strictObject({
    take: integer(1, 100).default(10),
    skip: integer(0, 100_000_000).default(0),
    latest: truth.default(false),
    filter: filterText(filter).optional(),
  });
}

/** A filter's value, or several of which any may fit. */
export const one = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).max(50)], "invalidValue");

/** A text that is looked for. */
export const term = z
  .string("invalidValue")
  .max(200, "tooLong")
  .refine((text) => !/[\p{Surrogate}\0]/u.test(text), "invalidValue");

/** A day of the calendar, "2027-06-12"; PostgreSQL's has no year 0. */
export const calendarDay = z.iso.date("invalidValue").refine((day) => day >= "0001", "invalidValue");

/** `{"a":{…},"o":{…}}`: all of `a` and, where `o` is not empty, any of `o`. */
export function allAndAny<Keys extends z.ZodRawShape>(keys: Keys) {
  const shape = z.strictObject(keys).partial();
  return z.strictObject({ a: shape.optional(), o: shape.optional() });
}

export type Page = { take: number; skip: number; latest: boolean };

/** Page 1 is the first; 10 a page unless told (docs/spec.md, 9). */
export function pageOf(page: number, take = 10): Page {
  return { take, skip: (Math.max(1, page) - 1) * take, latest: false };
}
