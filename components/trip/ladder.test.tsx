import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import common from "@/locales/de/common.json";
import offer from "@/locales/de/offer.json";
import trip from "@/locales/de/trip.json";
import { Ladder } from "./ladder";

const messages = { common, offer, trip } as unknown as AbstractIntlMessages;
const steps = [
  { days: 27, percent: 20 },
  { days: 1, percent: 80 },
];

function shown(start: string, amounts = false) {
  const price = { amount: 124_000, currency: "EUR", net: false };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Ladder
        steps={steps}
        start={Date.parse(start)}
        now={Date.parse("2026-11-29T00:36:00+01:00")}
        price={price}
        amounts={amounts}
      />
    </NextIntlClientProvider>,
  );
}

it("names the year of a step where it is not this one: 'bis 25.01.' of a trip after next year's was next January", () => {
  const later = shown("2028-02-22T00:36:00+01:00");
  for (const words of ["bis 25.01.2028", "ab 26.01.2028", "ab 21.02.2028"]) expect(later).toContain(words);
  const soon = shown("2026-12-30T09:00:00+01:00");
  for (const words of ["bis 02.12.<", "ab 03.12.<", "ab 29.12.<"]) expect(soon).toContain(words);
});

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/[\s\u00a0]+/g, " ");

it("says how long before the departure each step holds, without a gap", () => {
  const text = wordsOf(shown("2026-12-20T09:00:00+01:00"));
  expect(text).toContain("0 % bis 28 Tage vorher bis 22.11.");
  expect(text).toContain("20 % 27 bis 2 Tage vorher ab 23.11. heute: 248,00 €");
  expect(text).toContain("80 % letzter Tag ab 19.12.");
});

it("to who is about to call off it says first what that costs, now and later", () => {
  const text = wordsOf(shown("2026-12-20T09:00:00+01:00", true));
  expect(text).toContain("0,00 € bis 22.11., 0 %");
  expect(text).toContain("248,00 € heute, 20 %");
  expect(text).toContain("992,00 € ab 19.12., 80 %");
});
