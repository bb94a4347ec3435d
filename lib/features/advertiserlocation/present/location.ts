import { textsByLanguage } from "@/lib/features/advertiser/schema/texts";
import type { TripWay } from "@/lib/features/way/schema";
import type { Language } from "@/lib/i18n/routing";
import { languageShown } from "../rules/language";
import { locationAmenities, locationNumbers } from "../rules/facts";
import type { AdvertiserLocationRecord, Recommendation } from "../schema/location";
import { locationFacts } from "../schema/facts";

/** What the queries select of `advertiser_location l` and its `company c`. */
export const locationColumns = `l.id, l."companyId" as company, l.title, l.description, l.address, l.longitude,
  l.latitude, l.category, l.images, l.facts, l.active, c.slug, c."timeZone" as "companyZone"`;

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
  companyZone: string;
  distance: number | null;
  along: number | null;
};

/** In the reader's language; another language's text where that one is missing. */
function textIn(texts: unknown, language: Language) {
  const known = textsByLanguage.parse(texts);
  return known[languageShown(known, language)] ?? "";
}

const round = (km: number) => Math.round(km * 10) / 10;

/** With the way along which it was found. */
export function toAdvertiserLocation(
  row: LocationRow,
  language: Language,
  way: TripWay | null = null,
): AdvertiserLocationRecord {
  const { id, company, address, longitude, latitude, category, images, active, distance } = row;
  return {
    id,
    company,
    title: textIn(row.title, language),
    description: textIn(row.description, language),
    address,
    location: { longitude, latitude },
    category,
    images,
    active,
    ...(distance === null ? {} : { distance: round(distance) }),
    ...(way && row.along !== null ? { way: { at: Math.round(row.along), km: way.km, source: way.source } } : {}),
  };
}

// Only pictures of our own storage are shown (content security policy).
const isOurs = (image: string) => /^\/(?![/\\])/.test(image);

function linesOf({ street, number, line2, postal_code, city }: LocationRow["address"]) {
  const lines = [[street, number], [line2], [postal_code, city]];
  return lines.map((parts) => parts.filter(Boolean).join(" ")).filter((line) => line !== "");
}

export function toRecommendation(row: LocationRow, language: Language): Recommendation {
  const { id, slug, category, longitude, latitude, distance, along, companyZone } = row;
  const { coachBays, hours, closed, timeZone, phone, website, ...facts } = locationFacts.parse(row.facts);
  const numbers = { coachBays: null, ...facts };
  const pictures = row.images.filter(isOurs);
  return {
    id,
    slug,
    category,
    location: { longitude, latitude },
    distance,
    along,
    pictures,
    title: textIn(row.title, language),
    text: textIn(row.description, language),
    textLanguage: languageShown(textsByLanguage.parse(row.description), language),
    address: linesOf(row.address),
    city: row.address.city ?? "",
    picture: pictures[0] ?? null,
    coachBays: coachBays || null,
    numbers: locationNumbers.flatMap((key) => (numbers[key] ? [{ key, value: numbers[key] }] : [])),
    amenities: locationAmenities.filter((amenity) => facts[amenity]),
    hours: hours ?? null,
    closed,
    phone: phone ?? null,
    website: website ?? null,
    timeZone: timeZone ?? companyZone,
  };
}
