import { z } from "zod";
import { allAndAny, listQuery, one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { newsStates } from "../rules";

const texts = (max: number) => {
  const text = z.string("invalidValue").trim().max(max, "tooLong");
  return z.strictObject({ de: text, en: text, es: text }, "invalidValue").partial();
};

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugLength = 100;
const slug = z.string("invalidValue").trim().max(slugLength, "tooLong").regex(slugPattern, "slugInvalid");

/** Of a picture that was uploaded; pictures of other servers are not shown. */
const picture = z.string("invalidValue").regex(/^\/api\/upload\/[\w-]+\.webp$/, "fileUnknown");

/** Milliseconds. */
const instant = z
  .number("dateInvalid")
  .int("dateInvalid")
  .min(Date.UTC(2000, 0, 1), "dateInvalid")
  .max(4e12, "dateTooFar");

const fields = {
  title: texts(160),
  summary: texts(400),
  /** Markdown. */
  text: texts(40_000),
  picture: picture.nullable(),
  draft: z.boolean("invalidValue"),
  /** When it becomes public by itself; at once where it is no draft and has no date. */
  publishAt: instant.nullable(),
};

/** Of the shape, but not the caller's to set: ignored when a record is sent back whole. */
const ignored = z
  .object({
    id: z.unknown(),
    state: z.unknown(),
    languages: z.unknown(),
    created_at: z.unknown(),
    updated_at: z.unknown(),
  })
  .partial().shape;

/** PUT /news/{id}: any part of the shape; of texts, any language. */
export const newsChange = z
  .strictObject({ ...fields, slug, version: z.number("invalidValue").int("invalidValue"), ...ignored })
  .partial();
export type NewsChange = z.output<typeof newsChange>;

/** POST /news: a draft unless told; the slug comes from the title unless given. */
export const newsInput = newsChange.required({ title: true });
export type NewsInput = z.output<typeof newsInput>;

const language = z.enum(languages);
const textRecord = z.strictObject({ de: z.string(), en: z.string(), es: z.string() });

export const newsRecord = z
  .strictObject({
    id: z.uuid(),
    slug: z.string(),
    title: textRecord,
    summary: textRecord,
    text: textRecord,
    picture: z.string().nullable(),
    draft: z.boolean(),
    publishAt: z.number().int().nullable(),
    state: z.enum(newsStates),
    /** In which it can be read. */
    languages: z.array(language),
    created_at: z.number().int(),
    updated_at: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: "News" });
export type NewsRecord = z.infer<typeof newsRecord>;

/** An article in a list: without its text. */
export const newsSummary = newsRecord.omit({ text: true }).meta({ id: "NewsSummary" });
export type NewsSummary = z.infer<typeof newsSummary>;

/** Closed list of filter keys. `text`: words of a title. */
export const newsTerms = { state: one(z.enum(newsStates)), text: one(term) };
export type NewsKeys = typeof newsTerms;
const newsFilter = allAndAny(newsTerms);
export type NewsFilter = z.output<typeof newsFilter>;
export const newsQuery = listQuery(newsFilter);

/** A slug is looked up, not parsed: what is none is not there. Admins may give the id. */
export const newsKey = z.strictObject({ id: z.string().max(200) });
export const newsParams = z.strictObject({ id: z.uuid("invalidValue") });

/** The size of a picture in an article, for a page that does not jump. */
export type PictureSizes = Partial<Record<string, { width: number; height: number }>>;

/** The public list as its address has it; what makes no sense there counts as not given. */
export const newsAddress = z.object({
  state: z.enum(newsStates).optional().catch(undefined),
  q: term.trim().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
