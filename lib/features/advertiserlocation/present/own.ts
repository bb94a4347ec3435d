import { textsByLanguage } from "@/lib/features/advertiser/schema/texts";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { languageShown } from "../rules/language";
import { locationFacts } from "../schema/facts";
import type { OwnLocation } from "../schema/own";

export const ownSelect = {
  id: true,
  companyId: true,
  company: { select: { timeZone: true } },
  title: true,
  description: true,
  address: true,
  longitude: true,
  latitude: true,
  category: true,
  images: true,
  facts: true,
  active: true,
  createdAt: true,
  version: true,
} satisfies Prisma.AdvertiserLocationSelect;

export type OwnRow = Prisma.AdvertiserLocationGetPayload<{ select: typeof ownSelect }>;
export type Texts = OwnLocation["texts"]["title"];

/** Texts that say something. */
export function textsOf(stored: unknown): Texts {
  return Object.fromEntries(Object.entries(textsByLanguage.parse(stored)).filter(([, text]) => text));
}

export const shownIn = (texts: Texts, language: Language) => texts[languageShown(texts, language)] ?? "";

const lines = ["street", "number", "line2", "city", "state", "postal_code", "country", "countryISO3166Code"] as const;

/** What an address may hold, so that a record can be sent back whole. */
function addressOf(stored: unknown): OwnLocation["address"] {
  const address = (stored ?? {}) as Record<string, unknown>;
  return Object.fromEntries(lines.flatMap((key) => (typeof address[key] === "string" ? [[key, address[key]]] : [])));
}

function factsOf({ facts, company }: OwnRow): OwnLocation["facts"] {
  const { hours, phone, website, timeZone, ...known } = locationFacts.parse(facts);
  return {
    ...known,
    hours: hours ?? null,
    phone: phone ?? null,
    website: website ?? null,
    timeZone: timeZone ?? company.timeZone,
  };
}

/** The whole record; title and description in the reader's language. */
export function toOwnLocation(row: OwnRow, language: Language): OwnLocation {
  const texts = { title: textsOf(row.title), description: textsOf(row.description) };
  const { id, companyId, longitude, latitude, category, images, active, createdAt, version } = row;
  return {
    id,
    company: companyId,
    category,
    images,
    active,
    version,
    title: shownIn(texts.title, language),
    description: shownIn(texts.description, language),
    address: addressOf(row.address),
    location: { longitude, latitude },
    texts,
    facts: factsOf(row),
    created_at: createdAt.getTime(),
  };
}
