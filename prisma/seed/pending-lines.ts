import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import type { Language } from "@/lib/i18n/routing";
import type { OrganisationType, TransferType } from "@/prisma/generated/client";

export type PendingLine = {
  /** Minutes since it was posted. */
  waits: number;
  name: string;
  mail: string;
  phone?: string;
  from: string;
  to: string;
  /** Days ahead, hour of the start, hours until the end. */
  when: [days: number, hour: number, lasts: number];
  people: number;
  org: OrganisationType;
  transfer?: TransferType;
  vehicles?: VehicleType[];
  text?: string;
  language?: Language;
  confirmed?: boolean;
};

export const pendingLines: readonly PendingLine[] = [
  {
    waits: 161,
    name: "Tanzschule Krebs",
    mail: "p.krebs@tanzschule-krebs.example",
    phone: "+49 911 5550221",
    from: "Nürnberg",
    to: "Krakau",
    when: [41, 6.5, 79.5],
    people: 96,
    org: "CLUB",
    vehicles: ["doubledecker", "coach"],
    text: "Wir brauchen Platz für Kostüme. Bitte nur Busse mit WC. Handy 0171 5550 221, abends besser.",
  },
  {
    waits: 118,
    name: "Colegio San Isidro, Zaragoza",
    mail: "excursiones@colegio-san-isidro-zaragoza.example",
    from: "Zaragoza",
    to: "Barcelona",
    when: [24, 7, 13],
    people: 54,
    org: "SCHOOL",
    vehicles: ["coach"],
    text: "Excursión de 2.º de ESO con cuatro profesores.",
    language: "es",
  },
  {
    waits: 96,
    name: "Katrin Maier",
    mail: "katrin.maier@post.example",
    from: "Landshut",
    to: "Berlin",
    when: [33, 5.75, 84],
    people: 33,
    org: "PRIVATE",
    text: "Am besten kurz anrufen: 0160 5559 812 oder www.maier-feiert.example",
  },
  {
    waits: 72,
    name: "Goethe-Gymnasium Regensburg",
    mail: "sekretariat@goethe-gymnasium-regensburg.example",
    from: "Regensburg",
    to: "Prag",
    when: [35, 8.25, 62],
    people: 42,
    org: "SCHOOL",
    vehicles: ["coach"],
    text: "Klassenfahrt der 10b, zwei Begleitpersonen.",
  },
  {
    waits: 58,
    name: "Brightwater Software, Manchester",
    mail: "events@brightwater-software-manchester.example",
    from: "Manchester",
    to: "London",
    when: [18, 7, 36],
    people: 47,
    org: "COMPANY",
    vehicles: ["coach", "vipbus"],
    text: "Two conference days, coach stays with us.",
    language: "en",
  },
  {
    waits: 44,
    name: "Seniorenkreis Deggendorf",
    mail: "fahrten@seniorenkreis-deggendorf.example",
    from: "Deggendorf",
    to: "Salzburg",
    when: [12, 7.5, 11.5],
    people: 38,
    org: "CLUB",
    vehicles: ["barrierfree"],
    text: "Drei Fahrgäste mit Rollator.",
  },
  {
    waits: 37,
    name: "Jugendamt Passau",
    mail: "ferien@jugendamt-passau.example",
    from: "Passau",
    to: "Bad Ischl",
    when: [47, 8, 100],
    people: 29,
    org: "AUTHORITY",
    transfer: "transfertour",
  },
  {
    waits: 30,
    name: "Familie Obermeier",
    mail: "obermeier@familie.example",
    from: "Straubing",
    to: "München",
    when: [1, 13, 14],
    people: 24,
    org: "PRIVATE",
    vehicles: ["midibus"],
    text: "Geburtstag, kurzfristig. Rückfahrt gegen 2 Uhr.",
  },
  {
    waits: 22,
    name: "K. Hofmann",
    mail: "k.hofmann@post.example",
    from: "Regensburg",
    to: "Prag",
    when: [35, 8.5, 61],
    people: 42,
    org: "SCHOOL",
    vehicles: ["coach"],
    text: "Fahrt der Klasse 10b nach Prag.",
  },
  {
    waits: 19,
    name: "TSV Augsburg 1883",
    mail: "jugend@tsv-1883-augsburg.example",
    from: "Augsburg",
    to: "Innsbruck",
    when: [27, 6, 38],
    people: 51,
    org: "CLUB",
    vehicles: ["coach"],
  },
  {
    waits: 14,
    name: "Coral de Valencia",
    mail: "coral@voces.example",
    from: "Valencia",
    to: "Madrid",
    when: [52, 9, 60],
    people: 61,
    org: "CLUB",
    text: "Escríbanos a gira@coral-valencia.example con el precio.",
    language: "es",
    confirmed: false,
  },
  {
    waits: 9,
    name: "Trachtenverein Salzburg",
    mail: "vorstand@trachtenverein-salzburg.example",
    from: "Salzburg",
    to: "Wien",
    when: [61, 9, 34],
    people: 51,
    org: "CLUB",
    vehicles: ["coach"],
  },
  {
    waits: 5,
    name: "Hallmeyer Maschinenbau, Linz",
    mail: "personal@hallmeyer-maschinenbau-linz.example",
    from: "Linz",
    to: "Graz",
    when: [20, 7, 12],
    people: 180,
    org: "COMPANY",
    vehicles: ["coach"],
    text: "Betriebsausflug mit Werksführung.",
  },
  {
    waits: 3,
    name: "Emily Harper",
    mail: "emily.harper@post.example",
    from: "London",
    to: "Paris",
    when: [74, 6, 80],
    people: 16,
    org: "PRIVATE",
    vehicles: ["smallbus"],
    language: "en",
    confirmed: false,
  },
];
