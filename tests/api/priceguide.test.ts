import { beforeAll, describe, expect, it } from "vitest";
import * as drivinghours from "@/app/api/drivinghours/route";
import * as priceguide from "@/app/api/priceguide/route";
import { envelope, request, resetDb } from "@/tests/db";
import { place, regensburg } from "@/tests/people";

beforeAll(resetDb);

const salzburg = place("Salzburg", 13.044, 47.8, "AT");
const munich = place("München", 11.575, 48.137);
const hamburg = place("Hamburg", 9.993, 53.551);
const paris = place("Paris", 2.3488, 48.8534, "FR");
const kyiv = place("Kyjiw", 30.5238, 50.4547, "UA");
const reykjavik = place("Reykjavík", -21.8952, 64.1355, "IS");
const akureyri = place("Akureyri", -18.1, 65.6835, "IS");

const at = (text: string) => Date.parse(`${text}:00+02:00`);
const dayTrip = {
  transferType: "transfertwoway",
  start: { address: regensburg, date: at("2027-06-12T07:30") },
  end: { address: salzburg, date: at("2027-06-12T17:00") },
  passengers: 42,
};

const ask = async (body: unknown) =>
  envelope(await priceguide.POST(request("/api/priceguide", { method: "POST", body })));
const hours = async (trip: unknown) =>
  envelope(await drivinghours.POST(request("/api/drivinghours", { method: "POST", body: { request: trip } })));

describe("POST /priceguide", () => {
  it("gives low, typical and high with every part, for everybody, without an account", async () => {
    const { status, entity } = await ask(dayTrip);
    expect(status).toBe(200);
    const { guide, question, missing, verdict, way } = entity[0];
    expect(missing).toEqual([]);
    expect(question).toMatchObject({ vehicle: "coach", month: 6, count: 1, nights: 0, drivers: 1 });
    expect(verdict).toBe("oneDriver");
    expect(way.source).toBe("network");
    expect(guide.net.low).toBeLessThan(guide.net.typical);
    expect(guide.net.high).toBeGreaterThan(guide.net.typical);
    expect(guide.gross.typical).toBeGreaterThan(guide.net.typical);
    const { tolls, extras, margin, season, ...costs } = guide.parts;
    const whole = Object.values(costs as Record<string, number>).reduce((sum, one) => sum + one, 0);
    expect(Math.abs(whole + tolls + extras + margin + season - guide.net.typical)).toBeLessThanOrEqual(2.5);
    expect(season).toBeGreaterThan(0);
  });

  it("splits the VAT by the km in each country: most of Regensburg to Salzburg lies in Germany", async () => {
    const { guide, question } = (await ask(dayTrip)).entity[0];
    expect(Object.keys(question.paidKm)).toEqual(["DE", "AT"]);
    expect(question.paidKm.AT).toBeLessThan(question.paidKm.DE / 4);
    expect(guide.vat.map(({ country, rate }: { country: string; rate: number }) => [country, rate])).toEqual([
      ["DE", 0.19],
      ["AT", 0.1],
    ]);
  });

  it("counts stops on the way out alone: the way home, with the group or empty, is the road from end to start", async () => {
    const stops = [munich];
    const oneWay = { ...dayTrip, transferType: "transferoneway", end: { address: salzburg } };
    const kmOf = async (asked: unknown) => {
      const { question } = (await ask(asked)).entity[0];
      const sum = (km: Record<string, number>) => Object.values(km).reduce((total, one) => total + one, 0);
      return { paid: sum(question.paidKm), dead: sum(question.deadKm) };
    };
    const [direct, over] = [await kmOf(oneWay), await kmOf({ ...oneWay, stops })];
    expect(over.paid).toBeGreaterThan(direct.paid + 50);
    expect(over.dead).toBe(direct.dead);
    const both = await kmOf({ ...dayTrip, stops });
    expect(both.paid).toBe(direct.paid + over.paid);
    expect((await kmOf(dayTrip)).paid).toBeLessThan(both.paid);
  });

  it("counts as many whole km as the way has, in however many countries they lie", async () => {
    for (const address of [paris, salzburg, kyiv, hamburg, munich])
      for (const transferType of ["transferoneway", "transfertwoway", "transfertour"]) {
        const { question, way } = (await ask({ ...dayTrip, transferType, end: { ...dayTrip.end, address } })).entity[0];
        const paid = Object.values(question.paidKm as Record<string, number>).reduce((sum, km) => sum + km, 0);
        expect(paid, `${transferType} ${address.address}`).toBe(way.km * (transferType === "transfertwoway" ? 2 : 1));
      }
  });

  it("says of a country without a known rate that it is unknown, and counts no VAT there", async () => {
    const { guide } = (await ask({ ...dayTrip, transferType: "transferoneway", end: { address: kyiv } })).entity[0];
    expect(guide.vat.find(({ country }: { country: string }) => country === "UA")).toMatchObject({
      known: false,
      rate: 0,
      vat: 0,
    });
  });

  it("counts the empty way home of a one-way trip, and a second driver where a day asks for one", async () => {
    const oneWay = (await ask({ ...dayTrip, transferType: "transferoneway", end: { address: salzburg } })).entity[0];
    expect(oneWay.guide.parts.deadKm).toBeGreaterThan(oneWay.guide.parts.paidKm);
    expect(oneWay.waits).toBe(true);
    const long = { ...dayTrip, end: { address: hamburg, date: at("2027-06-12T17:00") } };
    const { guide, verdict } = (await ask(long)).entity[0];
    expect(verdict).toBe("secondDriver");
    expect(guide.parts.secondDriver).toBeGreaterThan(300);
  });

  it("counts nights and days of a trip of several days, and frees a German group in France", async () => {
    const trip = { ...dayTrip, end: { address: paris, date: at("2027-06-14T10:00") }, busStays: true };
    const { guide, question, waits } = (await ask(trip)).entity[0];
    expect(waits).toBe(true);
    expect(question.nights).toBeGreaterThanOrEqual(2);
    expect(guide.parts.overnight).toBeGreaterThan(0);
    expect(guide.vat.find(({ country }: { country: string }) => country === "FR")).toMatchObject({
      rate: 0,
      known: true,
    });
    const paid = (await ask({ ...trip, driverHotelPaid: true })).entity[0];
    expect(paid.guide.parts.overnight).toBeLessThan(guide.parts.overnight);
  });

  it("lets the bus go home between out and back where that is cheaper than waiting a fortnight", async () => {
    const fortnight = { ...dayTrip, end: { address: salzburg, date: at("2027-06-26T10:00") } };
    const goes = (await ask(fortnight)).entity[0];
    const stays = (await ask({ ...fortnight, busStays: true })).entity[0];
    expect(goes.waits).toBe(false);
    expect(goes.guide.net.typical).toBeLessThan(stays.guide.net.typical);
  });

  it("names what is missing in place of a price", async () => {
    expect((await ask({})).entity[0]).toMatchObject({
      missing: ["start", "end", "departure", "passengers"],
      guide: null,
      question: null,
    });
    const { end, ...open } = dayTrip;
    expect((await ask({ ...open, end: { address: end.address } })).entity[0].missing).toEqual(["return"]);
  });

  it("both ends the same: no way, no price; an island without roads: an estimate that says so", async () => {
    const same = { ...dayTrip, end: { ...dayTrip.end, address: regensburg } };
    expect((await ask(same)).entity[0]).toMatchObject({ missing: ["distance"], guide: null });
    const island = {
      ...dayTrip,
      start: { ...dayTrip.start, address: reykjavik },
      end: { ...dayTrip.end, address: akureyri },
    };
    const { way, guide } = (await ask(island)).entity[0];
    expect(way.source).toBe("factor");
    expect(guide.vat).toMatchObject([{ country: "IS", known: false }]);
  });

  it("takes more buses where one is too small, and the type that was asked for", async () => {
    expect((await ask({ ...dayTrip, passengers: 130 })).entity[0].question).toMatchObject({
      vehicle: "coach",
      count: 3,
    });
    expect((await ask({ ...dayTrip, passengers: 16 })).entity[0].question.vehicle).toBe("smallbus");
    const asked = { ...dayTrip, passengers: 16, vehicleTypes: ["vipbus"] };
    expect((await ask(asked)).entity[0].question.vehicle).toBe("vipbus");
  });

  it("400 for negative or wild values, unknown fields, eleven stops; a return before the departure", async () => {
    for (const body of [
      { ...dayTrip, passengers: -4 },
      { ...dayTrip, passengers: 0 },
      { ...dayTrip, quantity: 51 },
      { ...dayTrip, start: { ...dayTrip.start, date: -1 } },
      { ...dayTrip, stops: Array(11).fill(hamburg) },
      { ...dayTrip, author: "me" },
      { ...dayTrip, vehicleTypes: ["zeppelin"] },
    ])
      expect((await ask(body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    const backwards = { ...dayTrip, end: { ...dayTrip.end, date: dayTrip.start.date - 3_600_000 } };
    const errors = [{ path: "end.date", message: "endBeforeStart" }];
    expect(await ask(backwards)).toMatchObject({ status: 400, fields: errors });
    const { passengers: _people, ...trip } = backwards;
    expect(await hours(trip)).toMatchObject({ status: 400, fields: [{ path: "request.end.date" }] });
  });
});

describe("POST /drivinghours of a request", () => {
  const long = { ...dayTrip, end: { address: hamburg, date: at("2027-06-12T17:00") } };
  const { passengers: _people, ...trip } = long;
  const dayTripOnly = { ...trip, end: dayTrip.end };

  it("second driver for Regensburg to Hamburg and back in a day, with the article, arrival and what would help", async () => {
    const { status, entity } = await hours(trip);
    expect(status).toBe(200);
    const { trip: planned, arrival, violations } = entity[0];
    expect(planned.verdict).toBe("secondDriver");
    expect(violations.map(({ article }: { article: string }) => article)).toContain("561/2006 Art. 6(1)");
    expect(arrival).toBeGreaterThan(trip.start.date + 8 * 3_600_000);
    const nextDay = planned.fixes.find(({ what }: { what: string }) => what === "nextDay");
    expect(nextDay).toMatchObject({ verdict: "hotel", start: trip.start.date });
    const eased = await hours({ ...trip, end: { ...trip.end, date: nextDay.end } });
    expect(eased.entity[0].trip.verdict).toBe("hotel");
  });

  it("drives past stops on the way out alone, and tells the way home", async () => {
    const planned = async (asked: object) => (await hours({ ...dayTripOnly, ...asked })).entity[0].trip;
    const oneWay = { transferType: "transferoneway", end: { address: salzburg } };
    const [direct, over] = [await planned(oneWay), await planned({ ...oneWay, stops: [munich] })];
    expect([direct.wayHome, over.wayHome]).toEqual([null, null]);
    // One way the bus comes home empty, past no stop either.
    expect([direct.wayEmpty, over.wayEmpty]).toEqual([direct.way, direct.way]);
    expect(over.driving).toBeGreaterThan(direct.driving + 30);
    const both = await planned({ stops: [munich] });
    // Each with its way from the yard, and to it.
    expect(both.driving).toBe(over.driving);
    expect(both.way).toEqual(over.way);
    expect(both.wayHome).toEqual(direct.way);
    expect(await planned({})).toMatchObject({ driving: direct.driving, wayHome: null, wayEmpty: null });
  });

  it("a round over stops that ends where it began has no way home to drive", async () => {
    const round = { ...dayTripOnly, end: { address: regensburg, date: at("2027-06-12T17:00") }, stops: [munich] };
    const { trip: planned } = (await hours(round)).entity[0];
    expect(planned).toMatchObject({ verdict: "oneDriver", wayHome: { km: 0, minutes: 0 } });
  });

  it("tells where on the road the 45 minutes may lie", async () => {
    const oneWay = await hours({ ...trip, transferType: "transferoneway", end: { address: hamburg } });
    const { trip: planned } = oneWay.entity[0];
    const [stop] = planned.breaks;
    expect(stop.section).toBe("out");
    expect(stop.from).toBeLessThan(stop.to);
    expect(stop.fromKm).toBeLessThan(stop.toKm);
    expect(stop.toKm).toBeLessThan(planned.way.km);
    // On the road from the Danube to the North Sea.
    expect(stop.location.latitude).toBeGreaterThan(regensburg.location.latitude);
    expect(stop.location.latitude).toBeLessThan(hamburg.location.latitude);
  });

  it("a return before anybody can be there is not drivable, and the fix makes it so", async () => {
    const early = { ...trip, end: { ...trip.end, date: trip.start.date + 3_600_000 } };
    const { trip: planned } = (await hours(early)).entity[0];
    expect(planned.verdict).toBe("notDrivable");
    const [fix] = planned.fixes;
    const eased = await hours({
      ...early,
      start: { ...early.start, date: fix.start },
      end: { ...early.end, date: fix.end },
    });
    expect(eased.entity[0].trip.verdict).toBe(fix.verdict);
    expect(fix.verdict).not.toBe("notDrivable");
  });

  it("no verdict without both ends, for both ends the same, for a tour; 400 for neither request nor timeline", async () => {
    const same = { ...trip, end: { ...trip.end, address: regensburg } };
    for (const open of [{}, { start: trip.start }, same, { ...trip, transferType: "transfertour" }])
      expect((await hours(open)).entity[0].trip, JSON.stringify(open).slice(0, 60)).toBeNull();
    expect((await hours({ ...trip, start: { ...trip.start, date: -5 } })).status).toBe(400);
    expect((await drivinghours.POST(request("/api/drivinghours", { method: "POST", body: {} }))).status).toBe(400);
  });
});
