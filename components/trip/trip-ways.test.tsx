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

/** What stands in each line, in words. */
function lines(to: typeof prag, minutes: number | null) {
  const record = {
    start: { address: makePlace(regensburg), date: Date.parse("2027-06-12T08:15:00+02:00") },
    end: { address: makePlace(to), date: Date.parse("2027-06-13T17:30:00+02:00") },
    stops: [],
    way: minutes === null ? null : { km: 258, minutes, source: "network" },
  } as unknown as TripRecord;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <TripWays trip={record} end={makePlace(to)} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/<section.*?<\/section>/g)].map(([line]) =>
    line.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
  );
}

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
