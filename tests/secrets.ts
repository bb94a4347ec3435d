import type { Place } from "@/lib/features/place/schema";

/** What nobody but those entitled may read anywhere. No four digits alone: one id in four thousand has them as a part. */
const secrets = [
  ...["Geheimgasse", "Verborgene", "Zielweg", "4711b", "4712h", "4713c", "93999", "93998", "93997", "ChIJgeheim"],
  ...[
    "ياسمين",
    "القاضي",
    "yasmin.verborgen",
    "7788990",
    "5566778",
    "12.10347",
    "49.01739",
    "13.36912",
    "49.73884",
    "14.42321",
  ],
];

const house = (at: [string, string, string, string, string, number, number]): Place => {
  const [street, number, postal_code, city, countryISO3166Code, longitude, latitude] = at;
  const country = countryISO3166Code === "DE" ? "Deutschland" : "Tschechien";
  return {
    address: `${street} ${number}, ${postal_code} ${city}, ${country}`,
    placeId: `ChIJgeheim${number}`,
    address_fields: { street, number, city, postal_code, country, countryISO3166Code },
    location: { longitude, latitude },
    types: ["street_address"],
  };
};

export const start = house(["Geheimgasse", "4711b", "93999", "Regensburg", "DE", 12.10347, 49.01739]);
export const stop = house(["Verborgene Straße", "4712h", "93998", "Pilsen", "CZ", 13.36912, 49.73884]);
export const end = house(["Zielweg", "4713c", "93997", "Prag", "CZ", 14.42321, 50.08812]);

/** Who writes, in a script that runs the other way. */
export const author = {
  ...{ companyName: "ياسمين القاضي", email: "yasmin.verborgen@people.example", phone: "+49 941 7788990" },
  mobile: "+49 171 5566778",
};

/** Secrets that a text tells, also where JSON or HTML has them in other letters. */
export function leaksOf(text: string) {
  const plain = text
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(x?)([0-9a-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    );
  const spoken = decodeURIComponentSafely(plain);
  return secrets.filter((secret) => holds(plain, secret) || holds(spoken, secret));
}

/** Digits count alone only: five of them stand in many an id and moment. */
const holds = (text: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text) : text.includes(secret);

function decodeURIComponentSafely(text: string) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return coded;
    }
  });
}
