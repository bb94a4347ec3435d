import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { dayOfTrip, readDrive } from "@/lib/features/driver/queries/drive";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { pdfText } from "@/tests/pdf-text";
import { assign, driveLink, readAssignment, tell } from "./driver-calls";
import { paper, type Reader } from "./paper-calls";
import { agreedBuses, tokenOf } from "./several-calls";
import { answerOne, propose, readOne } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;

const textOf = async (
  reader: Reader,
  id: string,
  query = "",
  file: "journeyform.pdf" | "confirmation.pdf" = "journeyform.pdf",
) => pdfText(new Uint8Array(await (await paper(reader, id, file, query)).arrayBuffer()));

describe("a driver for each of several buses", () => {
  it("is assigned by the bus' number, kept where nothing is said, and refused for a bus that is none of the trip's", async () => {
    const { company, trip, drivers, body } = await agreedBuses();
    const first = await assign(company, trip.id, body({ driverBuses: [2, 1, null], version: 1 }));
    expect(first.status).toBe(200);
    const numbers = async () =>
      (await readAssignment(company, trip.id)).entity[0].drivers.map((one: { busNumber: unknown }) => one.busNumber);
    expect(await numbers()).toEqual([2, 1, null]);
    const turned = await assign(company, trip.id, body({ drivers: drivers.toReversed(), version: 2 }));
    expect(turned.status).toBe(200);
    expect(await numbers()).toEqual([null, 1, 2]);
    const refused = async (driverBuses: unknown) => {
      const { status, fields } = await assign(company, trip.id, body({ driverBuses, version: 3 }));
      return [status, fields?.[0]?.path];
    };
    expect(await refused([1, 2, 4])).toEqual([400, "driverBuses.2"]);
    expect(await refused([1, 2])).toEqual([400, "driverBuses"]);
    for (const wrong of [0, 11, 1.5, "1"]) expect((await refused([1, 2, wrong]))[0]).toBe(400);
    expect(await numbers()).toEqual([null, 1, 2]);
  });

  it("makes the trip ready once every bus has one: two on one bus leave another without", async () => {
    const { company, trip, body } = await agreedBuses();
    const stateWith = async (driverBuses: (number | null)[], version: number) =>
      (await assign(company, trip.id, body({ driverBuses, version }))).entity[0].state;
    expect(await stateWith([1, 1, 2], 1)).toBe("agreed");
    expect(await stateWith([1, null, 2], 2)).toBe("ready");
    expect(await stateWith([3, null, 3], 3)).toBe("agreed");
    expect(await stateWith([3, 1, 2], 4)).toBe("ready");
  });

  it("has a page and a journey form of the own bus; the author reads on the day who drives which", async () => {
    const { company, author, trip, drivers, body } = await agreedBuses();
    await assign(company, trip.id, body({ driverBuses: [2, 1, null], version: 1 }));
    const link = async (at: number) =>
      tokenOf((await driveLink(company, trip.id, drivers[at] as string)).entity[0].url);
    const [jonasLink, ivoLink] = [await link(0), await link(2)];
    expect(await readDrive(jonasLink, trip.start.getTime())).toMatchObject({
      ownBus: { licenceplate: "R-BD 2" },
      buses: [{ licenceplate: "R-BD 1" }, { licenceplate: "R-BD 3" }],
      crew: [
        { name: "Mara Kern", plate: "R-BD 1" },
        { name: "Ivo Roth", plate: null },
      ],
    });
    expect(await readDrive(ivoLink, trip.start.getTime())).toMatchObject({ ownBus: null, buses: [{}, {}, {}] });
    const day = await dayOfTrip(trip.id, trip.start.getTime());
    expect(day?.drivers.map(({ name, plate }) => [name, plate])).toEqual([
      ["Jonas", "R-BD 2"],
      ["Mara", "R-BD 1"],
      ["Ivo", null],
    ]);
    const own = await textOf({ token: jonasLink }, trip.id, "?lng=de");
    expect(own).toContain("R-BD 2");
    expect(own).toContain("Jonas Berg");
    expect(own).not.toMatch(/R-BD 1|R-BD 3|Mara Kern/);
    const third = await textOf(company, trip.id, "?lng=en&bus=3");
    expect(third).toMatch(/R-BD 3/);
    expect(third).toContain("Ivo Roth");
    expect(third).not.toMatch(/R-BD 1|Jonas Berg/);
    const all = await textOf(author, trip.id);
    for (const word of ["R-BD 1", "R-BD 2", "R-BD 3", "Jonas Berg", "Mara Kern", "Ivo Roth"])
      expect(all).toContain(word);
    expect((await paper(company, trip.id, "journeyform.pdf", "?bus=4")).status).toBe(404);
    expect((await paper(company, trip.id, "journeyform.pdf", "?bus=0")).status).toBe(400);
  });

  it("says in the history which bus has told something", async () => {
    const { company, trip, drivers, body } = await agreedBuses();
    await assign(company, trip.id, body({ driverBuses: [2, 1, null], version: 1 }));
    const start = new Date(Date.now() + hour);
    await prisma.trip.update({ where: { id: trip.id }, data: { start, end: new Date(start.getTime() + 8 * hour) } });
    for (const [at, what] of [
      [0, "departed"],
      [2, "delayed"],
    ] as const) {
      const token = tokenOf((await driveLink(company, trip.id, drivers[at] as string)).entity[0].url);
      expect((await tell({ token }, trip.id, what === "delayed" ? { what, minutes: 5 } : { what })).status).toBe(200);
    }
    const { history } = (await readOne(trip.id, company)).entity[0];
    const told = history.filter(({ by }: { by: string }) => by === "driver");
    expect(told.map(({ data }: { data: object }) => data)).toEqual([{ bus: 2 }, { bus: 3, minutes: 5 }]);
  });

  it("the database refuses a bus beyond ten", async () => {
    const { trip, drivers } = await agreedBuses();
    const data = {
      tripId: trip.id,
      driverId: drivers[0] as string,
      position: 0,
      vehicle: 10,
      start: trip.start,
      end: trip.end,
    };
    await expect(prisma.tripDriver.create({ data })).rejects.toThrow();
  });
});

describe("shares of the price of several buses", () => {
  it("are by the seats that were agreed, to the cent; both sides and the confirmation read them", async () => {
    const { company, author, trip } = await agreedBuses();
    for (const who of [company, author])
      expect((await readOne(trip.id, who)).entity[0].price).toMatchObject({
        gross: 100_001,
        shares: [55_556, 33_334, 11_111],
      });
    const text = await textOf(author, trip.id, "?lng=de", "confirmation.pdf");
    for (const share of ["555,56", "333,34", "111,11"]) expect(text).toContain(share);
  });

  it("stay with another bus, and follow the price", async () => {
    const { company, author, buses, trip } = await agreedBuses();
    const large = await makeBus({ companyId: company.companyId as string, capacity: 80, licenceplate: "R-BD 9" });
    const other = { bus: large.id, moreBuses: buses.slice(1), drivers: [], version: 1 };
    expect((await assign(company, trip.id, other)).status).toBe(200);
    const read = async () => (await readOne(trip.id, author)).entity[0];
    expect((await read()).price.shares).toEqual([55_556, 33_334, 11_111]);
    const start = trip.start.getTime() - hour;
    const { version } = await read();
    const asked = await propose(trip.id, company, { start: { date: start }, delta: 9_000 }, `?version=${version}`);
    expect(asked.status).toBe(201);
    const changeId = asked.entity[0].change?.id ?? asked.entity[0].id;
    const now = (await read()).version;
    expect((await answerOne("accept", { id: trip.id, changeId }, author, `?version=${now}`)).status).toBe(200);
    expect((await read()).price).toMatchObject({ gross: 109_001, shares: [60_556, 36_334, 12_111] });
  });
});
