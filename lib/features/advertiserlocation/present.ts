import { textsByLanguage } from "@/lib/features/advertiser/schema";
import type { Language } from "@/lib/i18n/routing";
import { type AdvertiserLocationRecord, locationFacts, type Recommendation } from "./schema";

/** What the queries select of `advertiser_location l` and its `company c`. */
export const locationColumns = `l.id, l."companyId" as company, l.title, l.description, l.address, l.longitude,
  l.latitude, l.category, l.images, l.facts, l.active, c.slug`;

export type LocationRow = {
  id: string;
  company: string;
  title: unknown;
  description: unknown;
  address: AdvertiserLocationRecord["address"];
  longitude: number;
  latitude: number;
  category: string;
  images: string[];
  facts: unknown;
  active: boolean;
  slug: string;
  distance: number | null;
  along: number | null;
};

/** In the reader's language; another language's text where that one is missing. */
function said(texts: unknown, language: Language) {
  const known = textsByLanguage.parse(texts);
  return known[language] || known.en || known.de || known.es || "";
}

const round = (km: number) => Math.round(km * 10) / 10;

export function toAdvertiserLocation(row: LocationRow, language: Language): AdvertiserLocationRecord {
  const { id, company, address, longitude, latitude, category, images, active, distance } = row;
  return {
    ...{ id, company, title: said(row.title, language), description: said(row.description, language), address },
    ...{ location: { longitude, latitude }, category, images, active },
    ...(distance === null ? {} : { distance: round(distance) }),
  };
}

export function toRecommendation(row: LocationRow, language: Language): Recommendation {
  const { id, slug, category, longitude, latitude, distance, along } = row;
  return {
    ...{ id, slug, category, location: { longitude, latitude }, distance, along },
    title: said(row.title, language),
    text: said(row.description, language),
    city: row.address.city ?? "",
    // Only pictures of our own storage are shown (content security policy).
    picture: row.images.find((image) => /^\/(?![/\\])/.test(image)) ?? null,
    coachBays: locationFacts.parse(row.facts).coachBays ?? null,
  };
}
