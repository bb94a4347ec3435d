import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { buttonClass } from "@/components/ui/button-class";
import bus from "@/locales/de/bus.json";
import driver from "@/locales/de/driver.json";
import { makePlace, prag } from "@/prisma/factories/place";
import { DayCard } from "./day-card";
import { OwnDay } from "./own-day";

const messages = { bus, driver } as unknown as AbstractIntlMessages;

type Day = ComponentProps<typeof DayCard>["day"];
const at = (time: string) => Date.parse(`2027-06-04T${time}:00+02:00`);
const untold: Day["progress"] = {
  ...{ firstDepartedAt: null, departedAt: null, firstArrivedAt: null, arrivedAt: null },
  ...{ brokenAt: null, delay: 0 },
};

function shown(phone: string | null, changes: Partial<Day> = {}, Card: typeof DayCard = DayCard) {
  const day: Day = {
    start: at("08:00"),
    leaves: at("08:00"),
    over: false,
    underway: false,
    place: makePlace(prag),
    arrival: null,
    bus: { licenceplate: "R CB 418", country: "DE" },
    moreBuses: [],
    company: { name: "Donaubus", phone: "0941 5550110" },
    drivers: [{ name: "Jonas", phone, languages: [], plate: null }],
    progress: untold,
    line: [],
    ferries: [],
    stops: [],
    position: null,
    runs: [],
    ...changes,
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <Card day={day} />
    </NextIntlClientProvider>,
  );
}

it("has somebody to call on the day: the driver, or the company where no driver has a number", () => {
  expect(shown("0151 5550118")).toContain('href="tel:01515550118"');
  expect(shown("0151 5550118")).not.toContain("0941");
  expect(shown(null)).toContain('href="tel:09415550110"');
  expect(shown(null)).toContain("Donaubus anrufen");
});

it("of several drivers none stands out, whoever can be called alone does", () => {
  const first = buttonClass({ variant: "pri", wide: true, wraps: true });
  const drivers = ["Jonas", "Mira"].map((name) => ({ name, phone: "0151 5550118", languages: [], plate: null }));
  const two = shown(null, { drivers });
  for (const { name } of drivers) expect(two).toContain(`${name} anrufen`);
  expect(two).not.toContain(first);
  expect(shown("0151 5550118")).toContain(first);
});

it("says a delay of the way back, though the group has arrived, and when the bus stands there instead", () => {
  const there = { ...untold, departedAt: at("08:00"), arrivedAt: at("11:00") };
  const page = shown(null, { start: at("17:30"), leaves: at("18:00"), progress: { ...there, delay: 30 } });
  expect(page).toContain("Verspätet, 30 Minuten");
  expect(page).toContain("Angekommen um 11:00");
  expect(page).toMatch(/Ihr Bus steht ab <s[^>]*>17:15<\/s> <mark[^>]*>17:45<\/mark> bereit/);
});

it("with the group on board tells when it arrives, and of no bus that stands ready", () => {
  const arrival = { place: makePlace(prag), at: at("11:00") };
  const page = shown(null, { underway: true, progress: { ...untold, departedAt: at("08:05") }, arrival });
  expect(page).toContain("Unterwegs");
  expect(page).toContain("gegen 11:00");
  expect(page).not.toMatch(/steht ab|Weg zum Abfahrtsort/);
  expect(shown(null)).toContain("Weg zum Abfahrtsort");
});

it("once it is over says where and when, and of no bus that stands ready", () => {
  const home = { ...untold, departedAt: at("16:15"), arrivedAt: at("16:45"), delay: 30 };
  const page = shown(null, { start: at("17:30"), leaves: at("17:30"), over: true, progress: home });
  expect(page).toContain("Angekommen um 16:45");
  expect(page).not.toMatch(/steht ab|Verspätet/);
});

const position = { latitude: 49.5, longitude: 12.3, at: at("08:10"), left: null };
/** Bus 1 has left and shares where it is, Mara's is late. */
const apart: Partial<Day> = {
  stops: [makePlace(), makePlace(prag)],
  line: [
    [12.1, 49],
    [14.4, 50.1],
  ],
  runs: [
    { bus: 1, plate: "R CB 418", progress: { ...untold, departedAt: at("08:00") }, over: false, position },
    { driver: "Mara", progress: { ...untold, delay: 20 }, over: false, position: null },
  ],
};

it("of several buses says which one is late and where each is, to both sides", () => {
  for (const page of [shown(null, apart), shown(null, apart, OwnDay)]) {
    expect(page).toMatch(/Bus 1, R CB 418<\/b>.*Abgefahren um 08:00.*Bus von Mara<\/b>.*Verspätet, 20 Minuten/);
    expect(page).toMatch(/Bus 1, R CB 418<\/b>Position des Busses, Stand 08:10/);
  }
});

it("tells the company when its bus leaves, how far it has to the group, and of a breakdown not that others see to it", () => {
  const broken = { ...untold, delay: 20, brokenAt: at("07:50") };
  const left = { ...position, left: 12 };
  const page = shown(null, { ...apart, runs: [], leaves: at("08:20"), progress: broken, position: left }, OwnDay);
  expect(page).toMatch(/Abfahrt um <s[^>]*>08:00<\/s> <mark[^>]*>08:20<\/mark>/);
  expect(page).toContain("Panne gemeldet um 07:50<");
  expect(page).toContain("Noch etwa 12 km bis zur Gruppe, Stand 08:10.");
  expect(page).toContain("Die Gruppe sieht das auch.");
  expect(page).not.toMatch(/Ihr Bus|tel:|Busunternehmen kümmert/);
});
