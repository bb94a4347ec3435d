import { z } from "zod";

/** Texts by language as the record holds them: {"de": "…", "en": "…", "es": "…"}. */
export const textsByLanguage = z.partialRecord(z.enum(["de", "en", "es"]), z.string()).catch({});

/** A travel service's entry on the home page. */
export const homeEntry = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  slug: z.string(),
  picture: z.string().nullable(),
  /** Of its first location; picks the brown sign's picture. */
  category: z.string().nullable(),
  /** km from the place asked for to its nearest location. */
  distance: z.number().nullable(),
});
export type HomeEntry = z.infer<typeof homeEntry>;
