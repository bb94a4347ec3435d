import type { Language } from "@/lib/i18n/routing";

type Texts = Record<Language, string>;

/** An article of the demo, published so many days before the seed. */
export type Article = { slug: string; daysAgo: number; title: Texts; summary: Texts; text: Texts };
