import type { Language } from "@/lib/i18n/routing";
import type { CompanyType } from "@/prisma/generated/client";
import { type CompanyData, companyData } from "@/prisma/factories/company";
import { inLanguage, type Town, townNamed } from "./towns";

type Line = {
  name: string;
  type: CompanyType;
  town: string;
  house: [street: string, number: string, postalCode: string];
  domain: string;
  phone: string;
  text: string;
  /** Who owns the account: the demo account's user name, a person, or nobody (passive provider). */
  owner: { userName: string } | { firstname: string; lastname: string } | null;
  language?: Language;
};

const companyLines: readonly Line[] = [
  {
    name: "Donaubus Kellermayer",
    type: "busoperator",
    town: "Regensburg",
    house: ["Straubinger Straße", "48", "93055"],
    domain: "donaubus-kellermayer.example",
    phone: "+49 941 5550110",
    text: "Familienbetrieb in dritter Generation, elf Reisebusse und zwei Doppeldecker. Vereins- und Klassenfahrten in ganz Europa, Fahrten mit zwei Fahrern auf Wunsch.",
    owner: { userName: "busoperator" },
  },
  {
    name: "Omnibus Eder",
    type: "busoperator",
    town: "Passau",
    house: ["Regensburger Straße", "120", "94036"],
    domain: "omnibus-eder.example",
    phone: "+49 851 5550120",
    text: "Midibusse und Reisebusse für Ausflüge nach Österreich und Böhmen. Kleine Gruppen ab 16 Personen.",
    owner: { firstname: "Martin", lastname: "Eder" },
  },
  {
    name: "Reisedienst Wimmer",
    type: "busoperator",
    town: "Straubing",
    house: ["Landshuter Straße", "77", "94315"],
    domain: "reisedienst-wimmer.example",
    phone: "+49 9421 5550130",
    text: "Schulfahrten, Betriebsausflüge, Ersatzverkehr. Rund um die Uhr erreichbar.",
    owner: { firstname: "Christa", lastname: "Wimmer" },
  },
  {
    name: "Frankenbus Götz",
    type: "busoperator",
    town: "Nürnberg",
    house: ["Fürther Straße", "212", "90429"],
    domain: "frankenbus-goetz.example",
    phone: "+49 911 5550140",
    text: "Doppeldecker bis 84 Plätze, VIP-Bus mit Tischen, Rollstuhlplätze in drei Fahrzeugen.",
    owner: { firstname: "Jürgen", lastname: "Götz" },
  },
  {
    name: "Donau Touristik Leitner",
    type: "busoperator",
    town: "Wien",
    house: ["Handelskai", "94", "1200"],
    domain: "leitner-donautouristik.example",
    phone: "+43 1 5550150",
    text: "Reisebusse und Nightliner ab Wien. Transfers vom Flughafen, Musik- und Sporttourneen.",
    owner: { firstname: "Elisabeth", lastname: "Leitner" },
  },
  {
    name: "Autocares Montealto",
    type: "busoperator",
    town: "Madrid",
    house: ["Calle de Embajadores", "181", "28045"],
    domain: "autocares-montealto.example",
    phone: "+34 910 555 160",
    text: "Autocares de 35 a 59 plazas para colegios, clubes y congresos. Conductores que hablan inglés y alemán.",
    owner: { firstname: "Lucía", lastname: "Montealto" },
    language: "es",
  },
  {
    name: "Isarland Reisen",
    type: "touroperator",
    town: "München",
    house: ["Lindwurmstraße", "95", "80337"],
    domain: "isarland-reisen.example",
    phone: "+49 89 5550170",
    text: "Gruppenreisen für Chöre, Pfarreien und Vereine: Bus, Hotel und Programm aus einer Hand.",
    owner: { userName: "touroperator" },
  },
  {
    name: "Moldau Tours",
    type: "touroperator",
    town: "Prag",
    house: ["Vinohradská", "40", "12000"],
    domain: "moldau-tours.example",
    phone: "+420 225 555 180",
    text: "Incoming für Böhmen und Mähren, Stadtführungen und Schiffe für Gruppen.",
    owner: { firstname: "Petra", lastname: "Dvořáková" },
  },
  {
    name: "Brandl Fahrservice",
    type: "driver",
    town: "Landshut",
    house: ["Altdorfer Straße", "12", "84030"],
    domain: "brandl-fahrservice.example",
    phone: "+49 871 5550190",
    text: "Selbstständiger Busfahrer, Klasse DE, Fahrerkarte und Modul 95. Aushilfe und Fahrerwechsel in Bayern und Österreich.",
    owner: { userName: "driver" },
  },
  {
    name: "Salzachreisen Pichler",
    type: "busoperator",
    town: "Salzburg",
    house: ["Vogelweiderstraße", "60", "5020"],
    domain: "salzachreisen-pichler.example",
    phone: "+43 662 555200",
    text: "",
    owner: null,
  },
  {
    name: "Schwabenbus Rieger",
    type: "busoperator",
    town: "Stuttgart",
    house: ["Ulmer Straße", "231", "70327"],
    domain: "schwabenbus-rieger.example",
    phone: "+49 711 5550210",
    text: "",
    owner: null,
  },
  {
    name: "Autocars Llevant",
    type: "busoperator",
    town: "Barcelona",
    house: ["Carrer de Pallars", "301", "08005"],
    domain: "autocars-llevant.example",
    phone: "+34 930 555 220",
    text: "",
    owner: null,
    language: "es",
  },
];

export type SeededCompany = CompanyData & { id: string; town: Town; language: Language; owner: Line["owner"] };

const published = { address: true, location: true, description: true, telephone: true, website: true };

/** Rows of the companies, with what the rest of the market wants to know of them. */
export function companiesOf(towns: readonly Town[], now: number): { row: CompanyData; seeded: SeededCompany }[] {
  return companyLines.map((line, index) => {
    const town = townNamed(towns, line.town);
    const language = line.language ?? "de";
    const [street, number, postal_code] = line.house;
    const row = companyData({
      companyType: line.type,
      name: line.name,
      spot: inLanguage(town, language),
      street,
      number,
      postal_code,
      description: line.text,
      email: `info@${line.domain}`,
      telephone: line.phone,
      website: `https://www.${line.domain}`,
      registered: line.owner !== null,
      publicData: line.owner ? { ...published, ...(line.type === "busoperator" ? { fleet: true } : {}) } : {},
      createdAt: new Date(now - (400 - index * 25) * 86_400_000),
    });
    return { row, seeded: { ...row, town, language, owner: line.owner } };
  });
}
