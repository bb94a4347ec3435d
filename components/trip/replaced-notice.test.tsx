import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import trip from "@/locales/de/trip.json";
import { ReplacedNotice } from "./replaced-notice";

// Of the inbox no more words are there.
const { change, parts, none, noStops } = trip;
const messages = { trip: { change, parts, none, noStops } } as unknown as AbstractIntlMessages;
type Props = ComponentProps<typeof ReplacedNotice>;

const price = { amount: 99_000, vatIncluded: false, vatRate: 19, net: 99_000, vat: 18_810, gross: 117_810 };
const proposal = (delta: number, after: object) =>
  ({ by: "author", delta, after, created_at: Date.parse("2027-05-21T09:12:00+02:00") }) as Props["change"];

it("tells both versions of a proposal that was replaced under the answer, and that nothing of it holds", () => {
  const named = {
    ...{ transferType: "transfertwoway", companyName: "Donaubus", contact: { name: "Katrin Hofmann" } },
    price: { ...price, currency: "EUR", shares: [] },
  } as unknown as Props["trip"];
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <ReplacedNotice trip={named} change={proposal(20_000, {})} pressed={proposal(11_000, { passengers: 45 })} />
    </NextIntlClientProvider>,
  );
  expect(html).toContain("Katrin Hofmann hat den Vorschlag um 09:12 ersetzt.");
  expect(html.replaceAll("\u00a0", " ")).toContain(
    "Angenommen wurde nichts. Vorher stand hier: Personen 45; Preis 1.309,00 €.",
  );
});
