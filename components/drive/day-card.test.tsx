import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import bus from "@/locales/de/bus.json";
import driver from "@/locales/de/driver.json";
import { makePlace, prag } from "@/prisma/factories/place";
import { DayCard } from "./day-card";

const messages = { bus, driver } as unknown as AbstractIntlMessages;

function shown(phone: string | null) {
  const day: ComponentProps<typeof DayCard>["day"] = {
    start: Date.parse("2027-06-04T08:00:00+02:00"),
    place: makePlace(prag),
    arrival: null,
    bus: { licenceplate: "R CB 418", country: "DE" },
    moreBuses: [],
    company: { name: "Donaubus", phone: "0941 5550110" },
    drivers: [{ name: "Jonas", phone, languages: [], plate: null }],
    progress: { departedAt: null, arrivedAt: null, brokenAt: null, delay: 0 },
    line: [],
    stops: [],
    position: null,
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <DayCard day={day} />
    </NextIntlClientProvider>,
  );
}

it("has somebody to call on the day: the driver, or the company where no driver has a number", () => {
  expect(shown("0151 5550118")).toContain('href="tel:01515550118"');
  expect(shown("0151 5550118")).not.toContain("0941");
  expect(shown(null)).toContain('href="tel:09415550110"');
  expect(shown(null)).toContain("Donaubus anrufen");
});
