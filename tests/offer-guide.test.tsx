import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { OfferGuide } from "@/components/price/offer-guide";
import { useGuideRates } from "@/components/price/use-guide-rates";
import type { BidderGuide, GuideQuestion } from "@/lib/features/priceguide/schema";
import type { Language } from "@/lib/i18n/routing";
import price from "@/locales/de/price.json";
import english from "@/locales/en/price.json";

const question: GuideQuestion = {
  vehicle: "coach",
  month: 6,
  days: [{ dutyHours: 13, startMinute: 450 }],
  nights: 0,
  hotelByCustomer: false,
  drivers: 1,
  secondDriverHours: 0,
  count: 1,
  foreignGroup: false,
  paidKm: { DE: 372, AT: 28 },
  deadKm: { DE: 20 },
};

const guide = (changes: Partial<BidderGuide>): BidderGuide => ({
  record: { missing: [], guide: null, question, verdict: "oneDriver", waits: true, way: null },
  ride: null,
  own: {},
  offers: null,
  fitted: null,
  ...changes,
});

function Form({ shown }: { shown: BidderGuide }) {
  const form = useForm({ defaultValues: { price: "", vat: "on", currency: "EUR" } });
  return (
    <FormProvider {...form}>
      <OfferGuide guide={shown} rates={useGuideRates(shown)} />
    </FormProvider>
  );
}

function text(shown: BidderGuide, language: Language = "de") {
  const messages = { price: language === "en" ? english : price };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={messages as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <Form shown={shown} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

const take = (shown: BidderGuide) => /([\d.]+) € netto ins Angebot/.exec(text(shown))?.[1];

describe("whose rates a bidder's guide reckons with", () => {
  it("by the formula there is nothing to choose", () => {
    expect(text(guide({}))).not.toContain("Eigene Sätze Ihre Angebote");
    expect(text(guide({}))).not.toContain("Formel:");
  });

  it("by what its accepted offers tell first, each value beside the formula's; then by its own", () => {
    const fitted = { vehicle: { coach: { perKm: 1.04, perDay: 265 } } };
    const own = { vehicle: { coach: { perKm: 0.9 } }, margin: 0.1 };
    const shown = text(guide({ fitted, own }));
    expect(shown).toContain("Formel Eigene Sätze Ihre Angebote");
    expect(shown).toContain("Formel: 0,95");
    const prices = [guide({ fitted, own }), guide({ own }), guide({})].map(take);
    expect(new Set(prices).size).toBe(3);
  });

  it("writes rates as the reader's language writes money", () => {
    const own = { vehicle: { coach: { perKm: 0.9 } } };
    expect(text(guide({ own }))).toContain("Formel: 0,95 €");
    expect(text(guide({ own }), "en")).toContain("Formula: €0.95");
  });

  it("tells that nobody sleeps away, what the driver's hours are, whose roads cost; no second driver where none goes", () => {
    const shown = text(guide({}));
    expect(shown).toMatch(/Hotel und Spesen\s+keine Nacht\s+0 €/);
    expect(shown).toContain("13 Stunden und 1 Stunde Bereitstellung");
    expect(shown).toContain("Österreich 5 €");
    expect(shown).not.toContain("Zweiter Fahrer");
    const home = text(guide({ record: { ...guide({}).record, waits: false } }));
    expect(home).toContain("keine Nacht, der Bus fährt dazwischen leer heim");
    const { record } = guide({});
    const two = text(
      guide({ record: { ...record, question: { ...question, nights: 1, drivers: 2, secondDriverHours: 14 } } }),
    );
    expect(two).toContain("Zweiter Fahrer");
    expect(two).not.toContain("keine Nacht");
  });

  it("says what its kilometres rest on, the straight line above all", () => {
    const way = (source: "network" | "factor") => {
      const { record } = guide({});
      return text(guide({ record: { ...record, way: { km: 372, minutes: 300, source } } }));
    };
    expect(way("network")).toContain("über Hauptstraßen");
    expect(way("factor")).toContain("aus der Luftlinie");
  });
});
