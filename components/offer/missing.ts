import type { NeedFit } from "@/lib/features/busrequest/rules/needs";
import { extras, grossAmount } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";

type Need = NeedFit["need"];
export type MissingParts = {
  /** Seats that the group lacks. */
  seats: number;
  unmet: Need[];
  ask: Need[];
  /** A net price without a rate: nobody knows what it comes to. */
  rate: boolean;
  notIncluded: string[];
  /** Others have it in their price; this one says neither yes nor no. */
  unsaid: string[];
  /** Nothing is said of what calling off costs. */
  terms: boolean;
};

const needsThat = ({ needs }: OfferRecord, state: NeedFit["fit"]) =>
  needs.filter(({ fit }) => fit === state).map(({ need }) => need);

/** What an offer lacks for its author, beside the others that stand next to it. */
export function missingIn(offer: OfferRecord, all: readonly OfferRecord[]): MissingParts {
  const { included, notIncluded, seatsSpare, ladder, cancellation } = offer;
  const common = extras.filter((extra) => all.some((other) => other.included.includes(extra)));
  return {
    seats: Math.max(0, -(seatsSpare ?? 0)),
    unmet: needsThat(offer, "unmet"),
    ask: needsThat(offer, "ask"),
    rate: grossAmount(offer) === null,
    notIncluded,
    unsaid: common.filter((extra) => !included.includes(extra) && !notIncluded.includes(extra)),
    terms: ladder === null && cancellation === "",
  };
}
