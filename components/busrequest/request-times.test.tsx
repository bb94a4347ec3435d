import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OfferDetail } from "@/components/offer/offer-detail";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { ManagementRow } from "@/lib/features/calendar/schema";
import busrequest from "@/locales/de/busrequest.json";
import calendar from "@/locales/de/calendar.json";
import common from "@/locales/de/common.json";
import offer from "@/locales/de/offer.json";
import { requestRecord } from "@/tests/request-record";
import { ManagementTable } from "./management-table";
import { DetailTicket } from "./request-detail-ticket";

const messages = { busrequest, calendar, common, offer } as unknown as AbstractIntlMessages;

/** The text alone, as it is read. */
function shown(part: ReactNode) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

const ticket = (changes?: Partial<BusRequestRecord>) =>
  shown(<DetailTicket request={requestRecord(changes)} title="Regensburg → München" />);

const later = "Do 15.07.2027 17:30";

describe("a ticket", () => {
  it("tells the return and that the stop is on the way out, with and without stops", () => {
    expect(ticket()).toContain(`Rückfahrt ${later}`);
    expect(ticket()).toContain("Zwischenhalt auf der Hinfahrt");
    expect(ticket()).toContain("Schule, hin und zurück");
    expect(ticket({ stops: [] })).toContain(`Rückfahrt ${later}`);
  });

  it("tells the end of a round trip with stops, which are all of the way", () => {
    const text = ticket({ transferType: "transfertour" });
    expect(text).toContain(`Ende der Rundreise ${later}`);
    expect(text).toContain("Dachau");
    expect(text).not.toContain("Hinfahrt");
  });

  it("tells an arrival that nobody gave as an estimate, an emergency's too", () => {
    expect(ticket({ transferType: "transferoneway" })).toContain(`Ankunft ca. ${later}, geschätzt`);
    const emergency = ticket({ category: "emergency", transferType: "transferoneway", stops: [] });
    expect(emergency).toContain(`Ankunft ca. ${later}, geschätzt`);
  });

  it("tells until when a bus is free, an empty ride with stops too", () => {
    const oneWay = { transferType: "transferoneway" } as const;
    expect(ticket({ category: "vacancy", stops: [], ...oneWay })).toContain(`Frei bis ${later}`);
    expect(ticket({ category: "emptyride", ...oneWay })).toContain(`Frei bis ${later}`);
  });
});

it("the company's list tells way, stops and return in its row", () => {
  const row = requestRecord({ ended_at: 1, endReason: "withdrawn" });
  const text = shown(
    <ManagementTable rows={[{ request: row, booking: null }]} company="none" zone="Europe/Berlin" now={0} />,
  );
  expect(text).toContain(`Rückfahrt ${later}`);
  expect(text).toContain("über Dachau");
  expect(text).toContain("hin und zurück");
});

it("the list tells that an entry was received, where its author's name is not told too", () => {
  const row = requestRecord({ mode: "individual", company: "own" });
  expect(
    shown(<ManagementTable rows={[{ request: row, booking: null }]} company="own" zone="Europe/Berlin" now={0} />),
  ).toContain("Direkt an Ihre Firma gerichtet");
  const named = { ...row, companyName: "Realschule am Judenstein" };
  expect(
    shown(<ManagementTable rows={[{ request: named, booking: null }]} company="own" zone="Europe/Berlin" now={0} />),
  ).toContain("erhalten von Realschule am Judenstein");
});

it("the list calls an own entry over once it is, and not planned", () => {
  const booking = {
    ...{ id: "1", category: null, reference: null, title: "Wien → Linz", start: 1000, end: 2000, state: "booked" },
    ...{ bus: null, passengers: null, trip: false },
  };
  const rows = [{ request: null, booking }] as unknown as ManagementRow[];
  const at = (now: number) => shown(<ManagementTable rows={rows} company="own" zone="Europe/Berlin" now={now} />);
  expect(at(1999)).toContain("Geplant");
  expect(at(2000)).toContain("Vorbei");
  expect(at(2000)).not.toContain("Geplant");
});

it("the list of offers tells the trip's way and return", () => {
  const trip = {
    id: "trip",
    reference: "CB-10247",
    category: "grouprequest",
    transferType: "transfertwoway",
    from: "Regensburg",
    to: "München",
    start: requestRecord().start.date,
    end: requestRecord().end.date,
    passengers: 28,
    quantity: 1,
    ended: true,
  } as const;
  const made = {
    id: "offer",
    state: "declined",
    price: { amount: 98_000, currency: "EUR" },
    vatIncluded: true,
    vatRate: null,
    included: [],
    notIncluded: [],
    busDetails: null,
    moreBuses: [],
    moreDetails: [],
    vehicle: "Setra S 515 HD, 57 seats",
    seatsSpare: null,
    messages: 0,
    earlier: [],
  };
  const chosen = { trip, offer: made, tab: "sent", others: 0 } as unknown as Parameters<typeof OfferDetail>[0];
  const text = shown(<OfferDetail {...chosen} />);
  expect(text).toContain(`Rückfahrt ${later}`);
  expect(text).toContain("28 Personen, hin und zurück");
  expect(text).toContain("Setra S 515 HD, 57 Plätze");
});
