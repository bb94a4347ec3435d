import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import trip from "@/locales/de/trip.json";
import way from "@/locales/de/way.json";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { TripWays } from "./trip-ways";

const messages = { trip, way } as unknown as AbstractIntlMessages;
const london = { id: "geo:2643743", city: "London", country: "GB", longitude: -0.13, latitude: 51.51 };

/** `minutes` of the way out, `home` of the way home. */
function drawn(to: typeof prag, minutes: number | null, home = minutes) {
  const record = {
    start: { address: makePlace(regensburg), date: Date.parse("2027-06-12T08:15:00+02:00") },
    end: { address: makePlace(to), date: Date.parse("2027-06-13T17:30:00+02:00") },
    stops: [],
    way: minutes === null ? null : { km: 258, minutes, source: "network" },
    wayHome: home === null ? null : { km: 258, minutes: home, source: "network" },
  } as unknown as TripRecord;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <TripWays trip={record} end={makePlace(to)} />
    </NextIntlClientProvider>,
  );
}
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const lines = (...facts: Parameters<typeof drawn>) =>
  [...drawn(...facts).matchAll(/<section.*?<\/section>/g)].map(([line]) => wordsOf(line));

it("has departure and, as an estimate, arrival of each way", () => {
  const [out, back] = lines(prag, 230);
  expect(out).toMatch(/Hinfahrt Sa 12\.06\.2027 08:15 Regensburg .* ca\. 12:05 Prag/);
  expect(back).toMatch(/Rückfahrt So 13\.06\.2027 17:30 Prag .* ca\. 21:20 Regensburg/);
  expect(out).not.toContain("Ortszeit");
});

it("tells the day of an arrival on another one, and what the clocks on the spot show", () => {
  const [out, back] = lines(london, 16 * 60);
  expect(out).toMatch(/08:15 Regensburg .* ca\. 13\.06\. 00:15 London .* 23:15 Ortszeit/);
  expect(back).toMatch(/17:30 London .* 16:30 Ortszeit/);
});

it("says nothing of arrivals where the way is not known", () => {
  for (const line of lines(prag, null)) expect(line).not.toContain("ca.");
});

it("stops lengthen the way out alone; then both ways are told, else what each of them takes", () => {
  const [out, back] = lines(prag, 300, 230);
  expect(out).toMatch(/ca\. 13:15 Prag/);
  expect(back).toMatch(/ca\. 21:20 Regensburg/);
  const both = wordsOf(drawn(prag, 300, 230));
  expect(both).toContain("5 Std Fahrzeit auf der Hinfahrt");
  expect(both).toContain("3 Std 50 Min Fahrzeit auf der Rückfahrt");
  expect(both).not.toContain("je Strecke");
  expect(wordsOf(drawn(prag, 230))).toContain("3 Std 50 Min Fahrzeit je Strecke");
});
