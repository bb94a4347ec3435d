import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FitRecord } from "@/lib/features/fit/schema";
import bus from "@/locales/de/bus.json";
import busrequest from "@/locales/de/busrequest.json";
import common from "@/locales/de/common.json";
import fit from "@/locales/de/fit.json";
import { FitRow } from "./fit-row";

const start = Date.UTC(2027, 5, 12, 6);
const yard = { name: "Regensburg", longitude: 12, latitude: 49 };

/** A free bus of a yard in which several stand. */
const free = (licenceplate: string) =>
  ({
    ...{ fits: true, reasons: [], extraKm: 98, extraMinutes: 40, shiftMinutes: 0, seatsLeft: 9, savedKm: 0 },
    ...{ startKm: 49, endKm: 49, leave: start, arrival: start, source: "network" },
    supply: { id: null, category: "vacancy", from: yard, to: null, start, end: start, seats: 49, own: true },
    bus: { id: "b", licenceplate, country: "DE" },
  }) as unknown as FitRecord;

const nameOf = (plate: string) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ bus, busrequest, common, fit } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <FitRow fit={free(plate)} view="buses" rank={1} selected={false} onSelect={() => undefined} />
    </NextIntlClientProvider>,
  );
  return /<button[^>]*>(.*?)<\/button>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "");
};

it("two free buses of one yard have two names", () => {
  expect(nameOf("R CB 450")).toBe("Regensburg, R CB 450");
  expect(nameOf("R CB 451")).toBe("Regensburg, R CB 451");
});
