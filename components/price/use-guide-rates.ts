import { useState } from "react";
import type { GuidePart } from "@/lib/features/priceguide/rules";
import type { BidderGuide } from "@/lib/features/priceguide/schema";
import { editedGuide } from "@/lib/price/edits";
import { type PriceChange, withChanges } from "@/lib/price/parameters";

const rateSources = ["formula", "own", "offers"] as const;
type RateSource = (typeof rateSources)[number];

type Rates = {
  /** What there is to choose from; the formula alone is no choice. */
  sources: RateSource[];
  source: RateSource;
  /** Of each part its own: accepted prices are those of one vehicle. */
  of: (guide: BidderGuide) => PriceChange;
};
export type GuideRates = Rates & { choose: (source: RateSource) => void };

function ratesOf(parts: readonly GuidePart[], chosen: RateSource | null): Rates {
  const hasOwn = parts.some(({ guide }) => Object.keys(guide.own).length > 0);
  const hasOffers = parts.some(({ guide }) => guide.fitted !== null);
  const sources = rateSources.filter((one) => one === "formula" || (one === "own" ? hasOwn : hasOffers));
  const usual = hasOffers ? "offers" : hasOwn ? "own" : "formula";
  const source = chosen && sources.includes(chosen) ? chosen : usual;
  return {
    sources,
    source,
    of: ({ own, fitted }) => {
      if (source === "formula") return {};
      return source === "offers" && fitted ? (withChanges(fitted, withChanges(own)) as PriceChange) : own;
    },
  };
}

/** The typical price of all buses, EUR net; null where the trip's facts are too few. */
export function typicalNet(parts: readonly GuidePart[], { of }: Pick<Rates, "of">) {
  if (parts.length === 0) return null;
  return parts.reduce((sum, { guide }) => {
    const { question } = guide.record;
    return sum + (question ? editedGuide(question, {}, of(guide)).net.typical : 0);
  }, 0);
}

/** Whose rates a bidder's guide reckons with: what its own accepted prices tell, what it typed itself, or the formula's. */
export function useGuideRates(parts: readonly GuidePart[]) {
  const [chosen, choose] = useState<RateSource | null>(null);
  return {
    rates: { ...ratesOf(parts, chosen), choose },
    /** The typical price of other parts, by the same choice. */
    priceOf: (others: readonly GuidePart[]) => typicalNet(others, ratesOf(others, chosen)),
  };
}
