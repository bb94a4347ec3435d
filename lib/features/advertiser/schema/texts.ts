import { z } from "zod";
import { languages } from "@/lib/i18n/routing";

/** Texts by language as the record holds them: {"de": "…", "en": "…", "es": "…"}. */
export const textsByLanguage = z.partialRecord(z.enum(languages), z.string()).catch({});
