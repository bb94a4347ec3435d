import { useState } from "react";
import type { BidderGuide } from "@/lib/features/priceguide/schema";
import { editedGuide } from "@/lib/price/edits";
import { type PriceChange, withChanges } from "@/lib/price/parameters";

const rateSources = ["formula", "own", "offers"] as const;
type RateSource = (typeof rateSources)[number];

export type GuideRates = {
  /** What there is to choose from; the formula alone is no choice. */
  sources: RateSource[];
  source: RateSource;
  rates: PriceChange;
  choose: (source: RateSource) => void;
};

/** Whose rates a bidder's guide reckons with: what its own accepted prices tell, what it typed itself, or the formula's. */
export function useGuideRates(guide: BidderGuide | null): GuideRates {
  const { own = {}, fitted = null } = guide ?? {};
  const hasOwn = Object.keys(own).length > 0;
  const sources = rateSources.filter((one) => one === "formula" || (one === "own" ? hasOwn : fitted !== null));
  const [chosen, choose] = useState<RateSource>(fitted ? "offers" : hasOwn ? "own" : "formula");
  const source = sources.includes(chosen) ? chosen : "formula";
  const rates = { formula: {}, own, offers: fitted ? (withChanges(fitted, withChanges(own)) as PriceChange) : own };
  return { sources, source, rates: rates[source], choose };
}

/** The typical price of all buses by the chosen rates, EUR net; null where the trip's facts are too few. */
export const typicalNet = ({ record: { question } }: BidderGuide, { rates }: GuideRates) =>
  question && editedGuide(question, {}, rates).net.typical;
