/**
 * Parameters of the price guide: EUR net, each a default that the operator changes. Basis: "read" = seen in the source named,
 * "recalled" = general knowledge, "assumed" = chosen so that worked examples meet published day prices (a day trip with coach and
 * driver cost 1,147 EUR on average in 2023, busmagazin.de).
 */
export interface PriceParameters {
  vehicle: Record<string, { seats: number; perKm: number; perDay: number }>;
  halfDay: { upToHours: number; factor: number };
  driver: {
    perHour: number;
    minHoursPerDay: number;
    stagingMinutes: number;
    /** Minutes of the day. */
    nightFrom: number;
    nightTo: number;
    nightSupplement: number;
  };
  secondDriver: { travel: number };
  overnight: { allowance: number; hotel: number };
  /** EUR a km on motorways by country; a vignette where a country takes one. */
  toll: {
    [country: string]: number | Record<string, number>;
    default: number;
    motorwayShare: number;
    vignettes: Record<string, number>;
  };
  season: { peak: { months: number[]; factor: number }; low: { months: number[]; factor: number } };
  margin: number;
  spread: { low: number; high: number };
  /** EUR. */
  roundTo: number;
  vat: Record<string, VatRate>;
}

export interface VatRate {
  rate: number;
  /** Free of VAT for groups of at least ten that come from and go abroad. */
  exemptForForeignGroups?: boolean;
  /** Free of VAT where the way lies mostly abroad or in transit. */
  exemptIfMinor?: boolean;
}

export const priceParameters: PriceParameters = {
  // Assumed.
  vehicle: {
    van: { seats: 8, perKm: 0.45, perDay: 110 },
    smallbus: { seats: 19, perKm: 0.6, perDay: 150 },
    midibus: { seats: 35, perKm: 0.78, perDay: 205 },
    coach: { seats: 53, perKm: 0.95, perDay: 260 },
    vipbus: { seats: 40, perKm: 1.05, perDay: 340 },
    doubledecker: { seats: 78, perKm: 1.2, perDay: 380 },
  },
  // Assumed.
  halfDay: { upToHours: 6, factor: 0.6 },
  // Assumed; 27 EUR an hour without supplements in 2018 read at kompetenz-bus.de.
  driver: {
    perHour: 34,
    minHoursPerDay: 4,
    stagingMinutes: 60,
    nightFrom: 1320,
    nightTo: 360,
    nightSupplement: 0.25,
  },
  // Assumed; GBP 150 a day read at momentumcoachhire.com.
  secondDriver: { travel: 120 },
  // Allowance recalled (the German tax-free rate of a day), hotel assumed.
  overnight: { allowance: 28, hotel: 85 },
  // German motorways are free for coaches (read: IHK Nord Westfalen), Austria has a tariff of its own for buses (read: WKO); amounts assumed.
  toll: {
    DE: 0,
    AT: 0.22,
    CH: 0,
    FR: 0.24,
    IT: 0.15,
    CZ: 0.09,
    PL: 0.05,
    default: 0,
    motorwayShare: 0.85,
    vignettes: { CH: 25 },
  },
  // Peak months read at kortschlag.de, factors assumed.
  season: { peak: { months: [5, 6, 9], factor: 1.1 }, low: { months: [1, 2, 11], factor: 0.93 } },
  margin: 0.12,
  spread: { low: 0.88, high: 1.15 },
  roundTo: 5,
  // DE, AT, FR, PL and the Swiss exemption read (haufe.de, maschinda.at, bofip.impots.gouv.fr, europe-tax.de, busnetz.de), others recalled.
  vat: {
    DE: { rate: 0.19 },
    AT: { rate: 0.1 },
    FR: { rate: 0.1, exemptForForeignGroups: true },
    PL: { rate: 0.08 },
    CH: { rate: 0.081, exemptIfMinor: true },
    IT: { rate: 0.1 },
    BE: { rate: 0.06 },
    NL: { rate: 0.09 },
    LU: { rate: 0.03 },
    ES: { rate: 0.1 },
    SI: { rate: 0.095 },
    HR: { rate: 0.25 },
    DK: { rate: 0.25 },
    CZ: { rate: 0 },
    HU: { rate: 0 },
  },
};

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

/** Own values of an operator: those named replace the defaults. */
export type PriceChange = DeepPartial<PriceParameters>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function merged(base: unknown, change: unknown): unknown {
  if (!isRecord(base) || !isRecord(change)) return change === undefined ? base : change;
  const names = [...new Set([...Object.keys(base), ...Object.keys(change)])];
  return Object.fromEntries(names.map((name) => [name, merged(base[name], change[name])]));
}

/** The defaults, or other parameters, with somebody's own values. */
export const withChanges = (change: PriceChange = {}, base = priceParameters) =>
  merged(base, change) as PriceParameters;
