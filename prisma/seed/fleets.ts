import type { BusFeature } from "@/lib/features/bus/rules";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { type BusData, busData } from "@/prisma/factories/bus";
import { pictureOf } from "./bus-pictures";
import type { SeededCompany } from "./companies";
import type { Random } from "./random";

type Line = [plate: string, design: VehicleType, seats: number, name: string, kit: keyof typeof kits, extra?: Extra];
type Extra = { stars?: [number, string]; wheelchairs?: number; withdrawn?: true };
type Fleet = { country: string; buses: readonly Line[] };

const touring: readonly BusFeature[] = ["airconditioning", "toilet", "kitchen", "fridge", "microphone", "belts"];
const kits = {
  touring,
  comfort: [...touring, "wifi", "sockets", "monitors", "reclining"],
  tables: [...touring, "wifi", "sockets", "monitors", "tables", "leather"],
  beds: ["airconditioning", "toilet", "kitchen", "fridge", "wifi", "sockets", "monitors", "beds", "trailer"],
  small: ["airconditioning", "belts", "microphone"],
  shuttle: ["airconditioning", "belts", "sockets"],
  line: ["airconditioning", "lowfloor"],
  lift: ["airconditioning", "toilet", "belts", "microphone", "lift"],
} satisfies Record<string, readonly BusFeature[]>;

/** What a kit's buses take along beside people; the others have not said. */
const carried: Partial<Record<keyof typeof kits, Pick<BusData, "childSeats" | "walkingFrames" | "luggage">>> = {
  touring: { luggage: "one" },
  comfort: { luggage: "more", childSeats: 4 },
  tables: { luggage: "one", childSeats: 2 },
  beds: { luggage: "more" },
  shuttle: { luggage: "hand", childSeats: 2 },
  line: { luggage: "hand", walkingFrames: 4 },
  lift: { luggage: "one", childSeats: 4, walkingFrames: 8 },
};

/** Of the demo's bus operators, by name. One wheelchair place costs four seats, in a small bus two. */
const fleets: Record<string, Fleet> = {
  "Donaubus Kellermayer": {
    country: "DE",
    buses: [
      ["R CB 418", "coach", 57, "MAN Lion's Coach L", "comfort", { stars: [4, "2026-03-12"], wheelchairs: 1 }],
      ["R CB 420", "coach", 57, "MAN Lion's Coach L", "comfort", { stars: [4, "2026-03-12"] }],
      ["R CB 431", "coach", 53, "Mercedes-Benz Tourismo M/2", "comfort", { stars: [4, "2025-11-20"] }],
      ["R CB 432", "coach", 53, "Mercedes-Benz Tourismo M/2", "touring"],
      ["R CB 433", "coach", 51, "Mercedes-Benz Tourismo", "touring"],
      ["R CB 444", "coach", 49, "Setra S 515 HD", "touring", { stars: [3, "2025-05-08"] }],
      ["R CB 445", "coach", 49, "Setra S 515 HD", "touring", { stars: [3, "2025-05-08"] }],
      ["R CB 446", "coach", 49, "Setra S 515 HD", "touring"],
      ["R CB 450", "coach", 44, "Setra S 511 HD", "tables", { stars: [5, "2026-04-02"] }],
      ["R CB 451", "coach", 40, "Setra S 511 HD", "tables"],
      ["R CB 460", "coach", 49, "Neoplan Tourliner", "lift", { wheelchairs: 4 }],
      ["R CB 478", "doubledecker", 78, "Setra S 531 DT", "comfort"],
      ["R CB 479", "doubledecker", 78, "Setra S 531 DT", "comfort"],
      ["R CB 401", "coach", 49, "Setra S 415 HD", "touring", { withdrawn: true }],
    ],
  },
  "Omnibus Eder": {
    country: "DE",
    buses: [
      ["PA OE 116", "smallbus", 16, "Mercedes-Benz Sprinter Travel 65", "shuttle"],
      ["PA OE 219", "midibus", 19, "Iveco Daily Tourys", "small"],
      ["PA OE 228", "midibus", 28, "Temsa MD7", "small"],
      ["PA OE 235", "midibus", 35, "Temsa MD9", "touring"],
      ["PA OE 449", "coach", 49, "Setra S 515 HD", "touring", { stars: [3, "2026-02-18"] }],
      ["PA OE 453", "coach", 53, "Mercedes-Benz Tourismo M/2", "touring"],
    ],
  },
  "Reisedienst Wimmer": {
    country: "DE",
    buses: [
      ["SR RW 10", "intercitybus", 51, "Setra S 415 UL", "small", { wheelchairs: 1 }],
      ["SR RW 11", "intercitybus", 51, "Setra S 415 UL", "small", { wheelchairs: 1 }],
      ["SR RW 12", "intercitybus", 47, "MAN Lion's Intercity", "small"],
      ["SR RW 21", "linebus", 38, "Mercedes-Benz Citaro", "line", { wheelchairs: 2 }],
      ["SR RW 30", "coach", 55, "MAN Lion's Coach", "touring"],
      ["SR RW 31", "coach", 49, "Setra S 515 HD", "touring"],
      ["SR RW 8", "van", 8, "VW Caravelle", "shuttle"],
    ],
  },
  "Frankenbus Götz": {
    country: "DE",
    buses: [
      ["N FG 840", "doubledecker", 84, "Neoplan Skyliner", "comfort", { stars: [4, "2025-09-25"] }],
      ["N FG 841", "doubledecker", 84, "Neoplan Skyliner", "comfort"],
      ["N FG 842", "doubledecker", 78, "Setra S 531 DT", "comfort", { wheelchairs: 2 }],
      ["N FG 320", "vipbus", 32, "Setra S 511 HD VIP", "tables", { stars: [5, "2026-01-15"] }],
      ["N FG 530", "coach", 53, "Mercedes-Benz Tourismo M/2", "lift", { wheelchairs: 4 }],
      ["N FG 531", "coach", 49, "Mercedes-Benz Tourismo", "lift", { wheelchairs: 2 }],
      ["N FG 540", "coach", 57, "MAN Lion's Coach L", "touring"],
    ],
  },
  "Donau Touristik Leitner": {
    country: "AT",
    buses: [
      ["W LT 501", "coach", 53, "Mercedes-Benz Tourismo M/2", "comfort"],
      ["W LT 502", "coach", 53, "Mercedes-Benz Tourismo M/2", "comfort"],
      ["W LT 503", "coach", 49, "Setra S 515 HD", "touring"],
      ["W LT 161", "nightliner", 16, "Setra S 531 DT Nightliner", "beds"],
      ["W LT 162", "nightliner", 12, "VDL Futura FDD2 Nightliner", "beds"],
      ["W LT 82", "van", 8, "Mercedes-Benz V-Klasse", "shuttle"],
    ],
  },
  "Autocares Montealto": {
    country: "ES",
    buses: [
      ["4821 LMT", "coach", 59, "Irizar i6S", "comfort", { wheelchairs: 1 }],
      ["4822 LMT", "coach", 55, "Irizar i6", "touring"],
      ["7310 MBC", "coach", 55, "Irizar i6", "touring"],
      ["1190 MKF", "coach", 49, "Sunsundegui SC7", "touring"],
      ["6645 LRV", "midibus", 35, "Indcar Next L9", "small"],
      ["2027 MTX", "midibus", 38, "Indcar Next L9", "small"],
    ],
  },
};

const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const codeOf = (random: Random) => Array.from({ length: 22 }, () => random.pick([...letters])).join("");

/** The buses of the demo's operators; QR codes come from the seed's numbers, so that each market has the same. */
export function fleetsOf(partners: readonly SeededCompany[], random: Random): BusData[] {
  return partners.flatMap(({ id, name }, at) => {
    const fleet = fleets[name];
    return (fleet?.buses ?? []).map(([licenceplate, design, capacity, model, kit, extra = {}]) =>
      busData({
        companyId: id,
        country: fleet?.country,
        licenceplate,
        design,
        capacity,
        name: model,
        qrcode: codeOf(random),
        features: [...kits[kit]],
        ...carried[kit],
        stars: extra.stars?.[0],
        starsCertifiedAt: extra.stars && new Date(extra.stars[1]),
        wheelchairPlaces: extra.wheelchairs,
        seatsPerWheelchair: extra.wheelchairs && (capacity > 20 ? 4 : 2),
        images: [pictureOf(design, at)],
        active: !extra.withdrawn,
      }),
    );
  });
}
