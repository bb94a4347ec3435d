import { z } from "zod";
import { busHit } from "@/lib/features/bus/schema/hit";
import { requestHit } from "@/lib/features/busrequest/schema/hit";
import { companyHit } from "@/lib/features/provider/schema/hit";
import { userHit } from "@/lib/features/user/schema/hit";
import { term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";

/** `users.csv` is the list "users"; what has no such name is not there, it is not wrong. */
export const exportParams = z.strictObject({
  file: z
    .string()
    .max(200)
    .transform((file) => /^([a-z]{1,40})\.csv$/.exec(file)?.[1] ?? ""),
});

const commaList = (item: z.ZodType<string, string>, max: number) =>
  z
    .string()
    .max(max * 60, "tooLong")
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(item).min(1, "required").max(max, "tooMany"));

/**
 * Of GET /admin/{list}.csv: columns in their order, rows by id or by the list's own filter. `check=1` answers in the
 * envelope whether the file would come: a browser that saves a download shows no reason where it does not.
 */
export const exportQuery = z.strictObject({
  columns: commaList(z.string(), 60).optional(),
  ids: commaList(z.string(), 200).optional(),
  filter: z.string().max(8_192, "tooLong").optional(),
  /** Of heads, words, separator, numbers and days; the reader's own unless told. */
  lng: z.enum(languages, "invalidValue").optional(),
  check: z.literal("1", "invalidValue").optional(),
});
export type ExportQuery = z.output<typeof exportQuery>;

/** What `check=1` answers: the columns that the file would have. */
export const exportCheck = z.strictObject({ columns: z.array(z.string()) }).meta({ id: "ListExport" });

/** Of GET /admin/search. Fewer than three letters or digits find nothing: no index could look for them. */
export const searchQuery = z.strictObject({
  q: term.default(""),
  /** Of the towns. */
  lng: z.enum(languages).optional(),
});

/** What the search over everything found, the best first. */
export const searchRecord = z
  .strictObject({
    requests: z.array(requestHit),
    companies: z.array(companyHit),
    users: z.array(userHit),
    buses: z.array(busHit),
  })
  .meta({ id: "SearchResult" });
export type SearchRecord = z.infer<typeof searchRecord>;
