import { z } from "zod";
import { homeTextLength, homeTitleLength, parseFilm } from "../rules";

/** A travel service's entry as the home page shows it. */
const homeEntry = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  slug: z.string(),
  picture: z.string().nullable(),
  /** A film's address (rules.ts, parseFilm). */
  video: z.string().nullable(),
  /** Of its first location; picks the brown sign's picture. */
  category: z.string().nullable(),
  /** km from the place asked for to its nearest location. */
  distance: z.number().nullable(),
});
export type HomeEntry = z.infer<typeof homeEntry>;

const shortText = (max: number) => z.string("invalidValue").trim().max(max, "tooLong");
const byLanguage = (max: number) =>
  z.strictObject(
    { de: shortText(max).default(""), en: shortText(max).default(""), es: shortText(max).default("") },
    "invalidValue",
  );
const titles = byLanguage(homeTitleLength);
const texts = byLanguage(homeTextLength);

/** GET /company/{id}/homepageentry: the same entry as its owner writes it. */
export const homeEntrySettings = z
  .strictObject({
    company: z.uuid(),
    title: titles,
    text: texts,
    picture: z.string().nullable(),
    video: z.string().nullable(),
    active: z.boolean(),
    /** A plan runs: what is switched on is shown. */
    paid: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: "HomeEntry" });
export type HomeEntrySettings = z.infer<typeof homeEntrySettings>;

const partly = (max: number) =>
  z.strictObject(
    { de: shortText(max).nullish(), en: shortText(max).nullish(), es: shortText(max).nullish() },
    "invalidValue",
  );

/** Kept in its one form, whatever form was pasted. */
const video = z
  .string("invalidValue")
  .trim()
  .max(500, "tooLong")
  .nullable()
  .transform((address, context) => {
    if (!address) return null;
    const film = parseFilm(address);
    if (film && film.service !== "own") return film.address;
    context.addIssue({ code: "custom", message: "videoAddress" });
    return z.NEVER;
  });

const picture = z.string("invalidValue").trim().max(500, "tooLong").nullable();

/** PUT: what is left out stays, an empty text is cleared; the rest of a record sent back whole is ignored. */
export const homeEntryChange = z
  .strictObject({
    title: partly(homeTitleLength),
    text: partly(homeTextLength),
    picture: picture.transform((url) => url || null),
    video,
    active: z.boolean("invalidValue"),
    version: z.number("invalidValue").int("invalidValue"),
    company: z.unknown(),
    paid: z.unknown(),
  })
  .partial();
export type HomeEntryChange = z.output<typeof homeEntryChange>;
