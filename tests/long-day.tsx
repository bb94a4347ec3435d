import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { wheelMinutes } from "@/lib/geo/road/profile";
import busrequest from "@/locales/de/busrequest.json";
import drivinghours from "@/locales/de/drivinghours.json";
import map from "@/locales/de/map.json";
import needs from "@/locales/de/needs.json";
import way from "@/locales/de/way.json";
import { requestRecord } from "@/tests/request-record";

export const messages = { busrequest, drivinghours, map, needs, way } as unknown as AbstractIntlMessages;

/** What a reader reads of it. */
export function shown(part: ReactNode) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      {part}
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

export const hour = 3_600_000;

/** A way of so many km without ferries. */
export const byRoad = (km: number) => ({ km, wheel: wheelMinutes(km), crossings: [] });

/** Regensburg to Hamburg and back on one day. */
export function longDay(changes: Partial<BusRequestRecord> = {}) {
  const record = requestRecord(changes);
  const address = {
    ...record.end.address,
    location: { longitude: 9.99, latitude: 53.55 },
  } as BusRequestRecord["start"]["address"];
  return { ...record, stops: [], end: { address, date: record.start.date + 9.5 * hour } };
}
