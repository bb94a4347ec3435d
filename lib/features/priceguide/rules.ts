import type { FitRecord } from "@/lib/features/fit/schema";
import type { BidderGuide, GuideQuestion } from "./schema";

type Km = Record<string, number>;
const sum = (km: Km) => Object.values(km).reduce((total, some) => total + some, 0);

/** So many whole km in the same shares of the countries; all in the first country where nothing is shared yet. */
function sharedKm(km: Km, wanted: number, home: string): Km {
  const all = sum(km);
  if (all === 0) return { [home]: wanted };
  const [[largest = home] = []] = Object.entries(km).sort(([, one], [, other]) => other - one);
  const rest = Object.entries(km).flatMap(([country, some]): [string, number][] =>
    country === largest ? [] : [[country, Math.round((some / all) * wanted)]],
  );
  const shared = Object.fromEntries(rest);
  return { [largest]: wanted - sum(shared), ...shared };
}

type FitKm = Pick<FitRecord, "directKm" | "extraKm" | "extraMinutes" | "startKm" | "endKm"> & {
  supply: Pick<FitRecord["supply"], "id">;
};

const quarters = (minutes: number) => Math.ceil(minutes / 15) / 4;

/** What the ride takes longer belongs to the first day; the second driver is on board as long. */
function longerDays({ days: [first, ...days], secondDriverHours }: GuideQuestion, hours: number) {
  return {
    days: first ? [{ ...first, dutyHours: first.dutyHours + hours }, ...days] : days,
    secondDriverHours: secondDriverHours > 0 ? secondDriverHours + hours : 0,
  };
}

/**
 * The guide for a trip with a certain bus of the company's. On an empty ride it drives the detour empty, and nothing else; from where a
 * free bus is posted, the way out and home. A bus at the yard is what the guide reckons with anyway.
 */
export function guideWithFit(guide: BidderGuide, fit: FitKm): BidderGuide {
  const { record, ride } = guide;
  const { question, waits } = record;
  if (!question || question.count > 1) return guide;
  const deadKm = (km: number) => sharedKm(question.deadKm, Math.round(km), Object.keys(question.paidKm)[0] ?? "");
  const withQuestion = (changed: GuideQuestion, verdict = record.verdict) => {
    return { ...guide, record: { ...record, question: changed, verdict } };
  };
  if (fit.directKm === null) {
    if (fit.supply.id === null) return guide;
    // A bus that goes home in between drives there and back twice.
    return withQuestion({ ...question, deadKm: deadKm((fit.startKm + fit.endKm) * (waits ? 1 : 2)) });
  }
  if (!ride) return guide;
  const longer = longerDays(ride.question, quarters(fit.extraMinutes));
  return withQuestion({ ...ride.question, ...longer, deadKm: deadKm(fit.extraKm) }, ride.verdict);
}
