import { type AbstractIntlMessages, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OfferDetail } from "@/components/offer/offer-detail";
import { seatsTogether } from "@/lib/features/busrequest/rules/seats";
import type { OfferedTrip, OfferRecord } from "@/lib/features/offer/schema";
import busrequest from "@/locales/de/busrequest.json";
import offer from "@/locales/de/offer.json";

const group = { passengers: 95, quantity: 2, needs: null };
const trip = {
  ...group,
  id: "0199aaaa-0000-7000-8000-000000000001",
  reference: "CB-10247",
  category: "grouprequest",
  transferType: "transferoneway",
  start: Date.UTC(2027, 6, 15, 6, 0),
  end: Date.UTC(2027, 6, 15, 9, 0),
  ended: true,
} as unknown as OfferedTrip;

const coach = { design: "coach", capacity: 57, name: null, wheelchairPlaces: 0, pictures: [] };

/** An offer with so many coaches of 57 seats, as an author reads it who asked for two buses for 95 people. */
function pageOf(buses: number) {
  const [busDetails, ...moreDetails] = Array.from({ length: buses }, (_one, at) => ({
    ...coach,
    licenceplate: `R-AA ${at + 1}`,
  }));
  const made = {
    id: "0199aaaa-0000-7000-8000-000000000002",
    request: trip.id,
    companyName: "Reisen Huber",
    companySlug: null,
    state: "declined",
    vehicle: "",
    price: { amount: 190_000, currency: "EUR" },
    vatIncluded: true,
    vatRate: 19,
    busDetails,
    moreDetails,
    moreBuses: moreDetails.map((_one, at) => `bus-${at}`),
    seatsSpare: seatsTogether(
      [busDetails, ...moreDetails].map(() => coach.capacity),
      group,
    ),
    included: [],
    notIncluded: [],
    earlier: [],
    created_at: trip.start,
    validUntil: trip.start,
    messages: 0,
    trip: null,
    contact: null,
  } as unknown as OfferRecord;
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="de"
      messages={{ offer, busrequest } as unknown as AbstractIntlMessages}
      timeZone="Europe/Berlin"
    >
      <OfferDetail offer={made} trip={trip} tab="received" rivals={[]} buses={[]} hrefOf={() => ""} />
    </NextIntlClientProvider>,
  );
}

it("several buses take the whole group together, one bus its part of it", () => {
  expect(pageOf(2)).toContain("Zusammen 114 Plätze für 95 Personen");
  expect(pageOf(1)).toContain("48 von 57");
});
