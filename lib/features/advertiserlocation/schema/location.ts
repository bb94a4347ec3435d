import { z } from "zod";
import { addressSchema, locationSchema } from "@/lib/features/place/schema";
import { wayRecord } from "@/lib/features/way/schema";
import type { Language } from "@/lib/i18n/routing";
import type { ClosedDays, LocationAmenity, LocationNumber, OpeningTimes } from "../rules/facts";

/** Wire shape `AdvertiserLocation`; title and description in the reader's language. */
export const advertiserLocationRecord = z.strictObject({
  id: z.uuid(),
  company: z.uuid(),
  title: z.string(),
  description: z.string(),
  address: addressSchema.partial().loose(),
  location: locationSchema,
  category: z.string(),
  images: z.array(z.string()),
  active: z.boolean(),
  /** km from the place, or from the line between both ends. */
  distance: z.number().optional(),
  /** Along a road: at which of its km, of how many; an estimate, and whose. */
  way: z.strictObject({ at: z.number(), km: z.number(), source: wayRecord.shape.source }).optional(),
});
export type AdvertiserLocationRecord = z.infer<typeof advertiserLocationRecord>;

/** A location as pages show it. */
export type Recommendation = {
  id: string;
  title: string;
  text: string;
  /** Of the text: another than the reader's where there is none in it. */
  textLanguage: Language;
  slug: string;
  city: string;
  category: string;
  picture: string | null;
  pictures: string[];
  /** Street and town, each a line. */
  address: string[];
  coachBays: number | null;
  /** What it says of the party it takes, bays aside. */
  numbers: { key: LocationNumber; value: number }[];
  amenities: LocationAmenity[];
  hours: OpeningTimes | null;
  closed: ClosedDays[];
  timeZone: string;
  phone: string | null;
  website: string | null;
  location: { longitude: number; latitude: number };
  /** km from the place, or from the line between both ends; null where none was given. */
  distance: number | null;
  /** km from the start, along the line; null without a route. */
  along: number | null;
};
