import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FitRecord } from "@/lib/features/fit/schema";
import fit from "@/locales/de/fit.json";
import { FitSum } from "./fit-sum";

const ride = { directKm: 416, savedKm: 287, startKm: 0, tripKm: 294, endKm: 129, extraKm: 7, source: "network" };

function textOf(extraMinutes: number) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ fit } as unknown as AbstractIntlMessages} timeZone="Europe/Berlin">
      <FitSum fit={{ ...ride, extraMinutes } as FitRecord} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("km and minutes are sums that can be followed", () => {
  const text = textOf(32);
  expect(text).toContain("0 + 294 + 129 − 416 = +7 km.");
  expect(text).toContain("7 Minuten Fahrt, dazu 15 zum Einsteigen und 10 zum Aussteigen.");
});

it("where a break of the empty ride falls away, the minutes are told as a whole", () => {
  expect(textOf(12)).toContain("12 Minuten mehr, darin 15 zum Einsteigen und 10 zum Aussteigen;");
});
