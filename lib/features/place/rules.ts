import { earthKm } from "@/lib/geo/earth";
import type { LooseAddress, Place } from "./schema";

const letters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** Lower case, no accents, hyphens and apostrophes as one space: what plain ASCII typing gives. */
export function plainName(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The same with ä as ae: "München" and "Muenchen" meet. Stored beside plainName, used on every query. */
export function normaliseName(text: string) {
  return plainName(
    text
      .toLowerCase()
      .normalize("NFC")
      .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  );
}

const german = new Set(["DE", "AT", "CH", "LI"]);

/** Ranking without the match itself: size first, the core market a little ahead, quarters of a town behind. */
export function placeWeight(place: { population: number; country: string; fcode: string }) {
  const market = german.has(place.country) ? 0.2 : 0;
  const quarter = place.fcode === "PPLX" ? 0.4 : 0;
  return Math.log(place.population + 10) / 10 + market - quarter;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km. */
export function distanceKm(a: Place["location"], b: Place["location"]) {
  const lat = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const lon = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = lat + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * lon;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Added to a hit's score near the reader: 0.5 at the spot, 0.2 at 100 km, nothing far away. */
export function nearness(km: number) {
  return 0.5 * Math.exp(-km / 110);
}

/** The name that a reader sees, with the spelling that was found where it does not look like it. */
export function shownName(name: string, matched: string, typed: string) {
  const q = normaliseName(typed);
  const alike = [normaliseName(name), plainName(name)].some((norm) => norm.startsWith(q) || norm === matched);
  return alike || normaliseName(matched) === normaliseName(name) ? name : `${name} (${matched})`;
}

export const emptyAddress: LooseAddress = {
  street: "",
  number: "",
  city: "",
  postal_code: "",
  country: "",
  countryISO3166Code: "",
};

/** Nothing selected: coordinates NaN, refused with AddressMissing. */
export const emptyPlace: Place = {
  address: "",
  placeId: "",
  address_fields: emptyAddress,
  location: { longitude: Number.NaN, latitude: Number.NaN },
};

/** Street, town and country on one line, as far as they are known. */
export function addressLine({ street, number, postal_code, city, country }: LooseAddress) {
  const parts = [`${street} ${number}`, `${postal_code} ${city}`, country].map((part) => part.trim());
  return parts.filter(Boolean).join(", ");
}

/** Typed, but not chosen from the list. */
export function typedPlace(text: string): Place {
  return { ...emptyPlace, address: text };
}

/** Another town chosen: the street that was typed beside it stays, unless the place brings its own. */
export function keepStreet(place: Place, before: Place): Place {
  if (place.address_fields.street) return place;
  const { street, number, postal_code } = before.address_fields;
  return { ...place, address_fields: { ...place.address_fields, street, number, postal_code } };
}

export function isChosen(place: Pick<Place, "location"> | null | undefined) {
  return Number.isFinite(place?.location.longitude) && Number.isFinite(place?.location.latitude);
}
