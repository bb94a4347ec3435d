/** Equipment that a bus may name, in the parts in which a form asks for it; words in locales/{lng}/bus.json. */
export const busFeatureParts = {
  seats: ["tables", "reclining", "leather", "panorama", "beds", "belts"],
  onBoard: ["airconditioning", "toilet", "kitchen", "fridge", "wifi", "sockets", "monitors", "microphone"],
  access: ["lift", "lowfloor", "childseats"],
  transport: ["bikes", "skibox", "trailer"],
} as const;
const { seats, onBoard, access, transport } = busFeatureParts;
/** All of it in the order in which it is shown. */
export const busFeatures = [...onBoard, ...seats, ...access, ...transport] as const;
export type BusFeature = (typeof busFeatures)[number];

/** Passenger seats without the driver's. */
export const seatRange = { min: 1, max: 150 } as const;
/** Most that a bus may carry; the database holds the same bounds. `luggageVolume` in cubic metres. */
export const mostCarried = { walkingFrames: 100, childSeats: 100, luggageVolume: 50 } as const;
export const mostPictures = 4;
export const mostNote = 500;
/** Litres of diesel on 100 km. */
export const litreRange = { min: 5, max: 60 } as const;
export const firstYearBuilt = 1950;
export const starChoices = [3, 4, 5] as const;
/** Countries whose licence plates are known; all others are free. */
export const knownPlateCountries = ["DE", "AT", "CH", "ES"] as const;
type KnownPlateCountry = (typeof knownPlateCountries)[number];

const cantons = "AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH";
/** Months of a seasonal plate: they are on it and not of the number. */
const season = / (0[1-9]|1[0-2]) (0[1-9]|1[0-2])$/;
const consonants = "BCDFGHJKLMNPRSTVWXYZ";

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

function german(text: string) {
  const parts = /^([A-ZÄÖÜ]{1,3}) ([A-Z]{1,2}) ?([1-9]\d{0,3}) ?([EH]?)$/.exec(text.replace(season, ""));
  if (!parts) return null;
  const [, district = "", letters = "", digits = "", suffix = ""] = parts;
  const length = district.length + letters.length + digits.length + suffix.length;
  return length <= 8 ? join(district, letters, digits + suffix) : null;
}

/** Numbers as they are given out, preferred ones (letters first), and those of federal services such as the post bus. */
function austrian(text: string) {
  const plain = /^([A-Z]{1,2}) ([1-9]\d{0,5}) ?([A-Z]{1,3})$/.exec(text);
  if (plain) return join(plain[1], plain[2], plain[3]);
  const preferred = /^([A-Z]{1,2}) ([A-Z]{1,5}) ?([1-9]\d{0,4})$/.exec(text);
  if (preferred) return join(preferred[1], preferred[2], preferred[3]);
  return /^(BB|BD|BG|BH|BP|FV|FW|PT) \d{1,6}$/.test(text) ? text : null;
}

function swiss(text: string) {
  const parts = new RegExp(`^(${cantons}) ?([1-9]\\d{0,5})$`).exec(text.replace(/(?<=\d) (?=\d)/g, ""));
  return parts ? join(parts[1], parts[2]) : null;
}

/** Since 2000 four digits and three consonants; before that by province, as some old coaches still have. */
function spanish(text: string) {
  const parts = new RegExp(`^(\\d{4}) ?([${consonants}]{3})$`).exec(text);
  if (parts) return join(parts[1], parts[2]);
  const old = /^([A-Z]{1,2}) (\d{4}) ([A-Z]{1,2})$/.exec(text);
  return old ? join(old[1], old[2], old[3]) : null;
}

const formats: Record<KnownPlateCountry, (text: string) => string | null> = {
  DE: german,
  AT: austrian,
  CH: swiss,
  ES: spanish,
};

const knownCountry = (country: string) => knownPlateCountries.find((known) => known === country);

function free(text: string) {
  return /^[\p{L}\p{N} ]{2,12}$/u.test(text) ? text : null;
}

/**
 * A licence plate as it is stored, so that each is written in one way: upper case, single spaces, no signs between
 * ("r-cb 418" → "R CB 418"). Null where it is none of the country.
 */
export function normalPlate(text: string, country: string): string | null {
  const plain = text
    .normalize("NFC")
    .toUpperCase()
    // Dashes, dots and apostrophes by number: one sign beyond Latin makes V8 hold the text of the whole server in twice the bytes.
    .replace(/[\s\-\u2013\u2014\u00b7\u2022.:/'\u2019]+/gu, " ")
    .trim();
  const known = knownCountry(country);
  return known ? formats[known](plain) : free(plain);
}

/** Key of the sentence that says what a plate of the country looks like. */
export function plateErrorOf(country: string) {
  return `plate${knownCountry(country) ?? "Other"}` as const;
}

/** Distinguishing signs of the countries whose plates carry the band with the stars. */
const bands: Record<string, string> = {
  AT: "A",
  BE: "B",
  BG: "BG",
  CY: "CY",
  CZ: "CZ",
  DE: "D",
  DK: "DK",
  EE: "EST",
  ES: "E",
  FI: "FIN",
  FR: "F",
  GR: "GR",
  HR: "HR",
  HU: "H",
  IE: "IRL",
  IT: "I",
  LT: "LT",
  LU: "L",
  LV: "LV",
  MT: "M",
  NL: "NL",
  PL: "PL",
  PT: "P",
  RO: "RO",
  SE: "S",
  SI: "SLO",
  SK: "SK",
};

/** How a plate is drawn: its band, and the number before and after the seal. */
export function plateParts(plate: string, country: string) {
  const [first = "", ...rest] = plate.split(" ");
  const sealed = country === "DE" && rest.length > 0;
  return {
    sign: bands[country] ?? country,
    stars: country in bands,
    before: sealed ? first : plate,
    after: sealed ? rest.join(" ") : null,
  };
}

type Comfort = { stars: number | null; starsCertifiedAt: number | null };
type Built = { yearBuilt: number | null };
type Seats = { capacity: number; wheelchairPlaces: number; seatsPerWheelchair: number };

const day = 86_400_000;

/** What does not go together in a bus as it would be stored; `message` is a key. */
export function contradictionsOf(bus: Comfort & Seats & Built, now: number) {
  const { stars, starsCertifiedAt, capacity, wheelchairPlaces, seatsPerWheelchair } = bus;
  const wrong: { path: string; message: string }[] = [];
  if (stars !== null && starsCertifiedAt === null) {
    wrong.push({ path: "starsCertifiedAt", message: "certificateMissing" });
  }
  if (starsCertifiedAt !== null && starsCertifiedAt > now + day) {
    wrong.push({ path: "starsCertifiedAt", message: "dateInFuture" });
  }
  if (wheelchairPlaces * seatsPerWheelchair > capacity) {
    wrong.push({ path: "seatsPerWheelchair", message: "wheelchairSeats" });
  }
  // A bus of the next model year is on the road in autumn.
  if (bus.yearBuilt !== null && bus.yearBuilt > new Date(now).getUTCFullYear() + 1) {
    wrong.push({ path: "yearBuilt", message: "yearInFuture" });
  }
  return wrong;
}

type BusTies = { bookingsAhead: number; bookings: number; openOffers: number; posts: number };

/** Why a bus cannot be deleted, as a key; null where it can. What drove keeps its history: it is deactivated. */
export function deletionHindrance({ bookingsAhead, bookings, openOffers, posts }: BusTies) {
  if (bookingsAhead > 0) return "busTripsAhead";
  if (openOffers > 0) return "busOffered";
  if (posts > 0) return "busPosted";
  return bookings > 0 ? "busHasHistory" : null;
}
