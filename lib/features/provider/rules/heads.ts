import { plainName } from "@/lib/fold";
import { countryCodes, countryName } from "@/lib/i18n/countries";
import { languages } from "@/lib/i18n/routing";
import { providerTypes } from "../schema/admin-list";
import { type ImportField, importFields } from "../schema/list";

/** What stands above a column in files of the trade, in our three languages; compared without case and accents. */
const names: Record<ImportField, string> = {
  name: "firma, firmenname, unternehmen, anbieter, name der firma, company, company name, empresa, nombre, nombre de la empresa, razon social",
  companyType: "company type, type, typ, art, firmentyp, firmenart, branche, tipo, tipo de empresa, kind",
  email: "e mail, mail, mailadresse, e mail adresse, emailadresse, email address, correo, correo electronico",
  telephone: "telefon, tel, telefonnummer, phone, phone number, telefono, festnetz, fon, rufnummer",
  cellphone: "mobil, mobile, handy, mobiltelefon, mobilnummer, cell, cell phone, mobile phone, movil, telefono movil",
  fax: "telefax, faxnummer, fax number",
  website: "web, webseite, internet, homepage, url, web site, sitio web, pagina web",
  description: "beschreibung, bemerkung, bemerkungen, text, notiz, remarks, descripcion, observaciones",
  street:
    "strasse, str, strasse und hausnummer, strasse hausnummer, anschrift, adresse, address, calle, direccion, street address",
  number: "hausnummer, hausnr, hnr, nr, house number, no, numero, num",
  line2: "adresszusatz, zusatz, address line 2, line 2, address 2, complemento",
  postal_code: "plz, postleitzahl, postal code, postcode, zip, zip code, codigo postal, cp",
  city: "ort, stadt, town, ciudad, localidad, poblacion, municipio, wohnort",
  state: "bundesland, land kanton, kanton, region, provincia, province, county, estado, comunidad autonoma",
  country: "land, staat, laendercode, landercode, country code, pais, codigo de pais, iso",
  latitude: "breite, breitengrad, lat, latitud, geo lat",
  longitude: "lange, laenge, langengrad, laengengrad, lon, lng, long, longitud, geo lon",
  timeZone: "zeitzone, time zone, timezone, zona horaria",
  active: "aktiv, activo, activa, status, zustand, state of the entry, estado de la ficha",
};

const known = new Map(
  importFields.flatMap((field) =>
    [field, ...names[field].split(", ")].map((name) => [plainName(name), field] as const),
  ),
);

/** Field of each column by its head; null for what we have no field for. Of two with one meaning the first counts. */
export function mappingOf(head: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return head.map((name) => {
    const field = known.get(plainName(name)) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

let codes: Map<string, string> | undefined;

/** "DE", "D", "Deutschland", "Germany", "Alemania" → "DE"; null for what is no country. */
export function countryOf(text: string) {
  const cars: [string, string][] = [
    ["d", "DE"],
    ["a", "AT"],
    ["e", "ES"],
    ["i", "IT"],
    ["f", "FR"],
    ["uk", "GB"],
  ];
  codes ??= new Map([
    ...cars,
    ...countryCodes.flatMap((code): [string, string][] => [
      [code.toLowerCase(), code],
      ...languages.map((language): [string, string] => [plainName(countryName(code, language)), code]),
    ]),
  ]);
  return codes.get(plainName(text)) ?? null;
}

const typeWords: Record<string, string> = {
  busoperator:
    "busunternehmen, omnibusunternehmen, busbetrieb, bus operator, coach operator, bus company, empresa de autocares, autocares, bus",
  touroperator: "reiseveranstalter, veranstalter, tour operator, turoperador, operador turistico",
  travelService:
    "travel service, reisepartner, hotel, restaurant, gasthof, attraktion, sehenswurdigkeit, attraction, restaurante, atraccion, socio de viaje, travel partner, ad partner, colaborador turistico",
  driver: "fahrer, busfahrer, coach driver, conductor, chofer",
};
const types = new Map(
  providerTypes.flatMap((type) =>
    [type, ...(typeWords[type] ?? "").split(", ")].map((word) => [plainName(word), type] as const),
  ),
);

/** "Reiseveranstalter" → touroperator; null for what is none. */
export const typeOf = (text: string) => types.get(plainName(text)) ?? null;

/** "Bahnhofstraße 12 a" where the file keeps both in one column. */
export function houseOf(street: string, number: string) {
  if (number !== "") return { street, number };
  const [, name, house] = /^(.*\D[,\s])\s*(\d{1,5}\s?[a-z]?(?:\s?[-/+]\s?\d{1,5}\s?[a-z]?)?)$/i.exec(street) ?? [];
  return name && house ? { street: name.replace(/[,\s]+$/, ""), number: house } : { street, number };
}
