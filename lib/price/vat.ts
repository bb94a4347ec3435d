import type { VatRate } from "./parameters";

/** A country's share of the price, EUR. `known` is false where no rate is known: say so, do not show 0 as a fact. */
interface VatLine {
  country: string;
  net: number;
  rate: number;
  vat: number;
  known: boolean;
}

/** Rounds EUR to whole cents. */
export const toCents = (amount: number) => Math.round((amount + Number.EPSILON) * 100) / 100;

function rateOf(rate: VatRate, share: number, foreignGroup: boolean) {
  if (rate.exemptForForeignGroups && foreignGroup) return 0;
  // The way lies mostly abroad, or the country is only crossed.
  if (rate.exemptIfMinor && share <= 0.5) return 0;
  return rate.rate;
}

/**
 * Passenger transport is taxed where it takes place, by the km with passengers (Article 48 of Directive 2006/112/EC). The last country
 * takes the cent that rounding leaves.
 */
export function vatByCountry(
  net: number,
  paidKm: Record<string, number>,
  foreignGroup: boolean,
  rates: Record<string, VatRate>,
): VatLine[] {
  const stretches = Object.entries(paidKm).filter(([, km]) => km > 0);
  const km = stretches.reduce((total, [, part]) => total + part, 0);
  let left = net;
  return stretches.map(([country, part], at) => {
    const share = part / km;
    const own = at === stretches.length - 1 ? toCents(left) : toCents(net * share);
    left -= own;
    const known = rates[country];
    const rate = known ? rateOf(known, share, foreignGroup) : 0;
    return { country, net: own, rate, vat: toCents(own * rate), known: known !== undefined };
  });
}
