import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { withBreakAt } from "@/lib/drivinghours/place-break";
import { breakLine, breakStretches, drawnBreaks } from "@/lib/features/drivinghours/rules";
import { tripHours } from "@/lib/features/drivinghours/queries/trip";
import { tripWay } from "@/lib/features/way/queries";
import { formatTime } from "@/lib/i18n/formats";
import { byRoad, hour, longDay, messages, shown } from "@/tests/long-day";
import { requestRecord } from "@/tests/request-record";
import { HoursCard } from "@/components/drivinghours/hours-card";
import { TripHours } from "@/components/trip/trip-hours";
import { OfferHours } from "@/components/drivinghours/offer-hours";

/** As a company sees it whose yard lies so far from the start. */
async function fromYard(record: BusRequestRecord, km: number) {
  const hours = tripHours(record, await tripWay(record), byRoad(km));
  return hours && { card: shown(<HoursCard hours={hours} />), offer: shown(<OfferHours hours={hours} />) };
}

async function card(record: BusRequestRecord) {
  const hours = tripHours(record, await tripWay(record));
  return hours ? shown(<HoursCard hours={hours} />) : null;
}

describe("what a trip asks of its drivers", () => {
  it("a second driver for Regensburg to Hamburg and back in a day, with the article", async () => {
    const text = await card(longDay());
    expect(text).toContain("Zweiter Fahrer nötig");
    expect(text).toContain("561/2006 Art. 6(1)");
    expect(text).toContain("keine Rechtsberatung");
  });

  it("one driver and a night before the empty way home one way, with the break after 4 h 30 at the wheel", async () => {
    const text = await card(longDay({ transferType: "transferoneway" }));
    expect(text).toContain("Hotel nötig");
    expect(text).toContain("Mit einer Nacht vor der leeren Heimfahrt reicht ein Fahrer.");
    expect(text).toMatch(/45 Minuten vom Hof, 6\d\d km leer zurück und 45 Minuten zum Hof/);
    expect(text).toContain("Pause von 45 Minuten nach 3:45 Fahrt auf der Hinfahrt");
  });

  it("tells until when the way back may begin so that one driver is enough", async () => {
    const record = requestRecord();
    const text = await card({ ...record, end: { ...record.end, date: record.start.date + 14 * hour } });
    expect(text).toContain("Zweiter Fahrer nötig");
    expect(text).toMatch(/Beginnt die Rückfahrt bis 15\.07\.2027 \d\d:\d\d, reicht ein Fahrer\./);
  });

  it("beside the offer, from the company's own yard: a day that one driver manages is too long from far away", async () => {
    const near = await fromYard(requestRecord(), 5);
    expect(near?.offer).toContain("Ein Fahrer reicht");
    expect(near?.card).toContain("5 km (0:08 Std) von und zu Ihrem Hof");
    const far = await fromYard(requestRecord(), 250);
    expect(far?.offer).toContain("Hotel nötig");
    expect(far?.offer).toContain("Anfahrt von 250 km am Tag davor, der Fahrer schläft am Start.");
    expect(far?.card).toContain("250 km Anfahrt am Tag davor und Heimfahrt am Tag danach");
    const farAndLong = await fromYard(longDay(), 80);
    expect(farAndLong?.offer).toContain("Zweiter Fahrer nötig");
  });

  it("an empty ride is driven from where the bus stands: nothing of a yard", async () => {
    const text = await card(longDay({ category: "emptyride", transferType: "transferoneway" }));
    expect(text).toContain("auf der Leerfahrt");
    expect(text).toContain("ohne Wege vom und zum Hof");
    expect(text).not.toContain("45 Minuten vom");
  });

  it("what cannot be driven has one reason: the way back before the arrival, or too little rest", async () => {
    const early = longDay();
    const late = await card({ ...early, end: { ...early.end, date: early.start.date + hour } });
    expect(late).toContain("Die Rückfahrt liegt vor der Ankunft.");
    const text = await card({ ...early, end: { ...early.end, date: early.start.date + 12 * hour } });
    expect(text).toContain("So nicht fahrbar");
    expect(text).toContain("Auch zwei Fahrer kommen so nicht");
    expect(text).not.toContain("Die Rückfahrt liegt vor der Ankunft.");
  });

  it("nothing is said of a tour, whose programme is not known, nor of an open end", async () => {
    expect(await card(longDay({ transferType: "transfertour" }))).toBeNull();
    const open = longDay();
    expect(await card({ ...open, end: { ...open.end, address: null } })).toBeNull();
  });
});

describe("where the breaks fall", () => {
  it("as the crow flies a break has its km and time, and no place that may lie in the sea", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const way = await tripWay(record);
    if (!way) throw new Error("no way");
    const crow = { ...way, source: "factor" as const };
    const [planned] = tripHours(record, crow)?.breaks ?? [];
    expect(planned).toMatchObject({ location: null, at: expect.any(Number), toKm: expect.any(Number) });
    expect(planned && drawnBreaks([planned], crow)).toEqual([]);
    expect(planned && drawnBreaks([planned], way)).toHaveLength(1);
    expect(tripHours(record, way)?.breaks[0]?.location).not.toBeNull();
  });

  it("each break tells its partners with the km of the road; the stretch lies where the km say", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const way = await tripWay(record);
    const hours = tripHours(record, way);
    const [stretch] = hours?.breaks ?? [];
    if (!hours || !way || !stretch) throw new Error("no break");
    const line = breakLine(stretch, way);
    const northwards = line.map(([, latitude]) => latitude);
    expect(northwards.at(-1)).toBeGreaterThan(northwards[0] ?? 90);
    expect(breakLine({ ...stretch, section: "back" }, way)[0]?.[1]).toBeGreaterThan(northwards[0] ?? 90);
    const stop = {
      ...{ id: "a", title: "Rasthof", city: "Hof", location: { longitude: 11.9, latitude: 50.3 }, coachBays: 6 },
      ...{ section: "out" as const, atKm: 262, km: 0.8, at: stretch.from, open: true },
    };
    expect(shown(<HoursCard hours={hours} stops={[[stop]]} />)).toContain("km 262, 0,8 km ab, 6 Busplätze, offen");
    const twice = { ...hours, breaks: [stretch, { ...stretch, section: "back" as const }] };
    const text = shown(<HoursCard hours={twice} stops={[[stop], [{ ...stop, section: "back" }]]} />);
    expect(text).toContain("Pause auf der Hinfahrt: ein busfreundlicher Halt");
    expect(text).toContain("Pause auf der Rückfahrt: ein busfreundlicher Halt");
  });
});

describe("a trip's page", () => {
  it("shows its company the road with the break, the verdict and who stands there", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const way = await tripWay(record);
    const hours = tripHours(record, way, byRoad(12));
    const [stretch] = hours?.breaks ?? [];
    if (!way || !hours || !stretch) throw new Error("no break");
    const stop = {
      ...{ id: "a", title: "Rasthof", city: "Hof", location: { longitude: 11.9, latitude: 50.3 }, coachBays: 6 },
      ...{ section: "out" as const, atKm: stretch.fromKm, km: 1, at: stretch.from, open: true },
    };
    const text = shown(<TripHours title="A-1" driven={{ way, hours, stops: [[stop]] }} />);
    expect(text).toContain("Hier kann die Pause liegen");
    expect(text).toContain("Hotel nötig");
    expect(text).toContain("Rasthof , Hof");
    expect(shown(<HoursCard hours={hours} several />)).toContain("Hotel nötig, je Bus");
  });

  it("offers its company to take the break at a stop, and says when that is", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const way = await tripWay(record);
    const planned = tripHours(record, way, byRoad(12));
    const [stretch] = planned?.breaks ?? [];
    if (!way || !planned || !stretch) throw new Error("no break");
    const hours = withBreakAt(planned, 0, stretch.from);
    if (!hours) throw new Error("the beginning of its window is lawful");
    const stopOf = (id: string) => ({
      ...{ id, title: `Rasthof ${id}`, city: "Hof", location: { longitude: 11.9, latitude: 50.3 }, coachBays: 6 },
      ...{ section: "out" as const, atKm: stretch.fromKm, km: 1, at: stretch.from, open: true },
    });
    const choice = {
      taken: new Map([[0, "a"]]),
      button: (which: number, { id }: { id: string }) => <button type="button">{`${which} ${id}`}</button>,
    };
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
        <TripHours title="A-1" driven={{ way, hours, stops: [[stopOf("a"), stopOf("b")]], choice, missed: 1 }} />
      </NextIntlClientProvider>,
    );
    expect(html).toMatch(/Rasthof a<\/b>.*<button type="button">0 a<\/button>.*<button type="button">0 b<\/button>/);
    expect(html).toContain("Ein festgelegter Pausenhalt passt nicht mehr");
    const time = (at: number) => formatTime(at, "Europe/Berlin");
    expect(html).toContain(`Pause von ${time(stretch.from)} bis ${time(stretch.from + 45 * 60_000)}`);
    expect(html).toContain(`${time(stretch.from)} bis ${time(stretch.from + 45 * 60_000)} Pause`);
  });
});

describe("a way that takes several days", () => {
  it("a break on the second day lies behind the night, on its own stretch", async () => {
    const record = longDay({ transferType: "transferoneway" });
    const way = await tripWay(record);
    if (!way) throw new Error("no way");
    const far = { ...way, ...byRoad(1_900) };
    const hours = tripHours(record, far);
    expect(hours?.verdict).toBe("hotel");
    const [first, second] = hours?.breaks ?? [];
    if (!first || !second) throw new Error("two breaks are needed");
    expect(second.fromKm).toBeGreaterThan(first.toKm);
    expect(second.from - first.to).toBeGreaterThan(11 * hour);
    for (const { from, at, to } of [first, second]) expect([from <= at, at <= to]).toEqual([true, true]);
    const { nights } = hours ?? { nights: [] };
    expect(nights[0]?.km).toBeGreaterThan(400);
    const text = hours ? shown(<HoursCard hours={hours} />) : "";
    const count = nights.reduce((sum, night) => sum + night.count, 0);
    expect(text).toContain(`Mit ${count} Nächten dazwischen reicht ein Fahrer.`);
    expect(text).toMatch(new RegExp(`${count} Nächte .* bis .*, auf der Hinfahrt bei km \\d`));
  });
});

describe("where breaks fall on a way of which only the length is known", () => {
  it("none on a short one, one stretch on a day's way, more on a longer one, each before the next", () => {
    expect(breakStretches(byRoad(150))).toEqual([]);
    const [only, ...none] = breakStretches(byRoad(420));
    expect(none).toEqual([]);
    expect(only?.fromKm).toBeLessThan(only?.toKm ?? 0);
    const long = breakStretches(byRoad(700));
    expect(long.length).toBeGreaterThan(1);
    expect(long[1]?.fromKm).toBeGreaterThanOrEqual(long[0]?.toKm ?? 0);
    expect(breakStretches(byRoad(0))).toEqual([]);
  });
});
