import { z } from "zod";
import { addressSchema, locationSchema } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { phoneField, websiteField } from "@/lib/features/user/schema/fields";
import {
  amenitiesOf,
  type LocationAmenity,
  type LocationCategory,
  locationAmenities,
  locationNumbers,
  mostPictures,
  numbersOf,
  openDays,
} from "../rules/facts";
import { closedDays, numbers, openingTimes } from "./facts";
import { category } from "./own";

const words = (max: number) => {
  const text = z.string().trim().max(max, "tooLong");
  return z.strictObject({ de: text, en: text, es: text });
};

/** A title in one language is enough; where there is none, it is asked for in the reader's. */
const titleIn = (language: Language) =>
  words(120).superRefine((texts, context) => {
    if (Object.values(texts).some((text) => text)) return;
    context.addIssue({ code: "custom", path: [language], message: "required" });
  });

const facts = z
  .strictObject({
    ...numbers,
    amenities: z.array(z.enum(locationAmenities)),
    hours: openingTimes,
    closed: closedDays,
    phone: phoneField,
    website: websiteField,
  })
  .transform(({ amenities, hours, phone, website, ...rest }) => ({
    ...rest,
    ...(Object.fromEntries(locationAmenities.map((key) => [key, amenities.includes(key)])) as Record<
      LocationAmenity,
      boolean
    >),
    hours: openDays(hours),
    phone: phone || null,
    website: website || null,
  }));

/** What only another kind of place is asked for is not sent: a restaurant that was a hotel has no rooms. */
function factsOf(kind: LocationCategory, given: z.output<typeof facts>): z.output<typeof facts> {
  const has = { numbers: numbersOf(kind), amenities: amenitiesOf(kind) };
  const lost = locationNumbers.filter((key) => key !== "coachBays" && !has.numbers.includes(key));
  const without = locationAmenities.filter((key) => !has.amenities.includes(key));
  return {
    ...given,
    ...Object.fromEntries([...lost.map((key) => [key, null]), ...without.map((key) => [key, false])]),
  };
}

/** The form's values, for a reader of this language; what comes out is what the API takes. */
export const locationForm = (language: Language) =>
  z
    .strictObject({
      title: titleIn(language),
      description: words(2_000),
      category,
      place: z.object({ address_fields: addressSchema, location: locationSchema }),
      images: z.array(z.string()).max(mostPictures, "tooMany"),
      facts,
      active: z.boolean(),
    })
    .transform(({ place, facts: given, ...rest }) => ({
      ...rest,
      facts: factsOf(rest.category, given),
      address: place.address_fields,
      location: place.location,
    }));
export type LocationBody = z.output<ReturnType<typeof locationForm>>;
