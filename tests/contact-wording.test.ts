import { expect, it } from "vitest";
import { languages } from "@/lib/i18n/routing";

/** One file of a language's words. */
const words = async (language: string, file: string) => (await import(`@/locales/${language}/${file}.json`)).default;

it.each(languages)(
  "says who gets an author's contact data in the form's own words in the answers, too: %s",
  async (lng) => {
    const { author } = (await words(lng, "busrequest")).contactRule;
    const { answer } = (await words(lng, "info")).faq.section1.item4;
    expect(answer).toContain(author.afterAcceptance);
    expect(answer).toContain(author.onRequest);
  },
);
