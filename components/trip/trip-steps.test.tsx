import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import trip from "@/locales/de/trip.json";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { TripSteps } from "./trip-steps";

const messages = { trip } as unknown as AbstractIntlMessages;
const at = (time: string) => Date.parse(`2027-06-12T${time}:00+02:00`);

type Told = [kind: string, time: string];

/** The stops in words. */
function line(changes: Partial<TripRecord>, ...told: Told[]) {
  const record = {
    transferType: "transfertwoway",
    start: { address: makePlace(regensburg), date: at("08:15") },
    end: { address: makePlace(prag), date: at("17:30") },
    wayHome: { km: 258, minutes: 215, source: "network" },
    created_at: at("07:00"),
    change: null,
    history: told.map(([kind, time]) => ({ kind, at: at(time) })),
    ...changes,
  } as unknown as TripRecord;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <TripSteps trip={record} />
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("says when it should leave and, as an estimate, be home; not when the way home begins", () => {
  const text = line({ state: "ready" });
  expect(text).toMatch(/Unterwegs 12\.06\.2027,? 08:15 Gefahren ca\. 12\.06\.2027,? 21:05/i);
  expect(text).not.toContain("17:30");
  expect(line({ state: "ready", wayHome: null })).not.toContain("17:30");
});

it("says when the driver did leave; the arrival on the way out ends nothing", () => {
  const text = line({ state: "underway" }, ["departed", "08:22"], ["arrived", "12:10"], ["departed", "17:40"]);
  expect(text).toMatch(/Unterwegs 12\.06\.2027,? 08:22 Gefahren ca\. 12\.06\.2027,? 21:05/i);
});

it("once it is done the last arrival stands there, or the estimate where nobody told of one", () => {
  const told: Told[] = [
    ["departed", "08:22"],
    ["arrived", "12:10"],
    ["departed", "17:40"],
    ["arrived", "21:20"],
  ];
  expect(line({ state: "done" }, ...told)).toMatch(/Gefahren 12\.06\.2027,? 21:20/i);
  expect(line({ state: "done" })).toMatch(/Gefahren ca\. 12\.06\.2027,? 21:05/i);
});

it("one way it is over at its end", () => {
  expect(line({ state: "ready", transferType: "transferoneway" })).toMatch(/Gefahren 12\.06\.2027,? 17:30/i);
});
