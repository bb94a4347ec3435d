import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { OfferGuide } from "@/components/price/offer-guide";
import { useGuideRates } from "@/components/price/use-guide-rates";
import { guideParts, type Offered } from "@/lib/features/priceguide/rules";
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
  others: {},
  offers: null,
  fitted: null,
  ...changes,
});

type Buses = Omit<Offered, "quantity">;
const alone: Buses = { buses: [], fit: null };

function Form({ shown, offered }: { shown: BidderGuide; offered: Buses }) {
  const parts = guideParts(shown, { ...offered, quantity: 1 });
  const form = useForm({ defaultValues: { price: "", vat: "on", currency: "EUR" } });
  return (
    <FormProvider {...form}>
      <OfferGuide parts={parts} rates={useGuideRates(parts).rates} />
    </FormProvider>
  );
}

function text(shown: BidderGuide, language: Language = "de", offered = alone) {
  const messages = { price: language === "en" ? english : price };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={messages as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <Form shown={shown} offered={offered} />
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

describe("the buses that stand in the offer", () => {
  const bus = (design: string, capacity: number) => ({ id: design, design, capacity });
  const ride: NonNullable<Offered["fit"]> = {
    ...{ directKm: 385, extraKm: 18, extraMinutes: 52, startKm: 74, endKm: 129 },
    ...{ supply: { id: "ride" }, bus: { id: "coach" } },
  };
  const known = guide({
    ride: { verdict: "oneDriver", question: { ...question, days: [{ dutyHours: 6 }], deadKm: {} } },
  });
  const netOf = (shown: string) => Number(/([\d.]+) € netto ins Angebot/.exec(shown)?.[1]?.replace(".", ""));

  it("one is priced by its kind, beside nothing else", () => {
    const shown = text(known, "de", { buses: [bus("doubledecker", 78)], fit: null });
    expect(shown).toContain("Doppeldecker");
    expect(shown).not.toContain("zusammen");
    expect(netOf(shown)).toBeGreaterThan(netOf(text(known)));
  });

  it("of several one is on the empty ride and the other comes from the yard: each with its parts, and both together", () => {
    const buses = [bus("coach", 50), bus("midibus", 30)];
    const shown = text(known, "de", { buses, fit: ride });
    expect(shown).toContain("Ein Bus auf Ihrer Leerfahrt");
    expect(shown).toContain("Ein Bus ab Hof");
    const both = netOf(shown);
    expect(shown).toContain(`2 Busse zusammen: ${both.toLocaleString("de")} € netto`);
    const one = netOf(text(known, "de", { buses: buses.slice(0, 1), fit: ride }));
    const other = netOf(text(known, "de", { buses: buses.slice(1), fit: null }));
    expect(both).toBe(one + other);
    expect(both).toBeLessThan(netOf(text(known, "de", { buses, fit: null })));
  });
});
