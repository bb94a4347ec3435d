import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { MapStop } from "@/components/map/types";
import type { FitRecord } from "@/lib/features/fit/schema";
import fit from "@/locales/de/fit.json";
import { FitMap } from "./fit-map";

const drawn = vi.hoisted(() => ({ stops: [] as readonly MapStop[] }));
vi.mock("@/components/map/map-later", () => ({
  RoadMap: (props: { stops: readonly MapStop[] }) => {
    drawn.stops = props.stops;
    return null;
  },
}));

const minute = 60_000;
const start = Date.UTC(2027, 5, 12, 4, 20);
const places = { München: [11.6, 48.1], Landshut: [12.2, 48.5], Pilsen: [13.4, 49.7], Prag: [14.4, 50.1] } as const;
const place = (name: keyof typeof places) => ({ name, longitude: places[name][0], latitude: places[name][1] });

function draw(record: FitRecord) {
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ fit } as unknown as AbstractIntlMessages} timeZone="Europe/Berlin">
      <FitMap fit={record} className="" />
    </NextIntlClientProvider>,
  );
  return drawn.stops;
}

/** A ride that is planned for 6:20 and a group that wishes to go at 7:15. */
function tagsOf(times: Pick<FitRecord, "leave" | "pickup" | "shiftMinutes">) {
  const supply = { id: "a", from: place("München"), to: place("Prag"), start };
  const request = { id: "b", from: place("Landshut"), to: place("Pilsen"), start: start + 55 * minute };
  const record = { ...times, supply, request, directKm: 380, arrival: start + 300 * minute } as FitRecord;
  return draw(record)
    .slice(0, 2)
    .map(({ tag, changed }) => [tag, changed]);
}

it("marks what moves: the bus's departure for who drives, the group's pick-up for who asks", () => {
  const bus = { leave: start - 42 * minute, pickup: start + 55 * minute, shiftMinutes: -42 };
  expect(tagsOf(bus)).toEqual([
    ["ab 05:38 statt 06:20", true],
    ["07:15 Abholung", false],
  ]);
  const group = { leave: start, pickup: start + 97 * minute, shiftMinutes: 42 };
  expect(tagsOf(group)).toEqual([
    ["ab 06:20", false],
    ["07:57 Abholung", true],
  ]);
});

it("has a sign where the group goes, unless the bus ends there itself", () => {
  const request = { id: "b", from: place("Landshut"), to: place("Pilsen"), start };
  const times = { leave: start, pickup: start, shiftMinutes: 0, arrival: start + 300 * minute };
  const signsOf = (to: FitRecord["supply"]["to"], directKm: number | null) =>
    draw({ ...times, request, directKm, supply: { id: "a", from: place("München"), to, start } } as FitRecord).map(
      ({ id, mark }) => `${id} ${mark}`,
    );
  expect(signsOf(null, null)).toEqual(["leave start", "pickup ring", "goal ring"]);
  expect(signsOf(place("Prag"), 380)).toEqual(["leave start", "pickup ring", "goal ring", "end end"]);
  expect(signsOf(place("Pilsen"), 380)).toEqual(["leave start", "pickup ring", "end end"]);
});
