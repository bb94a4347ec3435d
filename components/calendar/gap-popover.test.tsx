import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FitRecord } from "@/lib/features/fit/schema";
import busrequest from "@/locales/de/busrequest.json";
import calendar from "@/locales/de/calendar.json";
import common from "@/locales/de/common.json";
import { GapGroup } from "./gap-popover";

const place = (name: string) => ({ name, longitude: 12, latitude: 49 });
const fit = {
  request: {
    ...{ id: "r1", category: "grouprequest", passengers: 42 },
    ...{ from: place("Landshut"), to: place("Pilsen"), start: Date.UTC(2027, 5, 12, 6) },
  },
  supply: { id: null },
  bus: { id: "b1" },
  extraKm: 74,
} as unknown as FitRecord;

it("a group leads to its request, and to the offer that the gap's bus fills", () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ busrequest, calendar, common } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <GapGroup fit={fit} />
    </NextIntlClientProvider>,
  );
  const links = [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/de/request/r1#fits", "/de/request/r1?fit=b1#offer"]);
  expect(html).toMatch(/aria-label="Angebot schreiben: Landshut[^"]*Pilsen"/);
});
