import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "@/app/api/day/route";
import { prisma } from "@/lib/db/prisma";
import { readDay } from "@/lib/features/day/queries";
import { viewerOf, type SignedIn } from "@/lib/access/viewer";
import { asUser, envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { agreedTrip } from "./trip-calls";

beforeEach(resetDb);

const hour = 3_600_000;
const day = async (cookie?: string) => envelope(await GET(request("/api/day", { cookie })));

async function startsIn(hours: number, id: string) {
  const start = new Date(Date.now() + hours * hour);
  await prisma.trip.update({ where: { id }, data: { start, end: new Date(start.getTime() + 3 * hour) } });
}

describe("GET /day", () => {
  it("401 for nobody, an empty day for who has no trip", async () => {
    expect((await day()).status).toBe(401);
    const stranger = await person("busoperator");
    expect((await day(stranger.cookie)).entity).toMatchObject([{ trips: [] }]);
  });

  it("both sides read what they need on the road, strangers nothing", async () => {
    const { trip, company, bus } = await agreedTrip();
    await startsIn(2, trip.id);
    const request = await prisma.busRequest.findUniqueOrThrow({ where: { id: trip.requestId } });
    const { companyId } = company;
    const driver = await prisma.driver.create({
      data: { companyId: companyId ?? "", name: "Jo Kern", phone: "+49 151 1" },
    });
    const { start, end } = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    await prisma.tripDriver.create({ data: { tripId: trip.id, driverId: driver.id, position: 0, start, end } });
    const { entity } = await day(company.cookie);
    expect(entity[0].trips).toMatchObject([
      {
        id: trip.id,
        side: "company",
        start: { at: start.getTime() },
        bus: { licenceplate: bus.licenceplate },
        drivers: [{ name: "Jo Kern", phone: "+49 151 1" }],
        contact: { name: request.companyName },
      },
    ]);
    const author = await person(null);
    await prisma.busRequest.update({
      where: { id: trip.requestId },
      data: { authorUserId: author.id, authorCompanyId: null },
    });
    expect((await day(author.cookie)).entity[0].trips).toMatchObject([
      { side: "author", reference: entity[0].trips[0].reference },
    ]);
    expect((await day((await person("busoperator")).cookie)).entity[0].trips).toEqual([]);
  });

  it("ends with tomorrow, begins with what is on its way home, and leaves out what was called off", async () => {
    const { trip, company } = await agreedTrip();
    const viewer = (await viewerOf(new Headers({ cookie: (await asUser(company)).cookie }))) as SignedIn;
    const noon = new Date("2027-05-11T10:00:00Z");
    const at = async (start: string, end: string) => {
      await prisma.trip.update({ where: { id: trip.id }, data: { start: new Date(start), end: new Date(end) } });
      return (await readDay(viewer, noon)).trips.length;
    };
    expect(await at("2027-05-12T21:00:00Z", "2027-05-12T23:30:00Z")).toBe(1);
    expect(await at("2027-05-13T05:00:00Z", "2027-05-13T09:00:00Z")).toBe(0);
    expect(await at("2027-05-10T05:00:00Z", "2027-05-11T02:00:00Z")).toBe(1);
    expect(await at("2027-05-10T05:00:00Z", "2027-05-10T20:00:00Z")).toBe(0);
    expect((await readDay(viewer, noon)).until).toBe(Date.parse("2027-05-13T00:00:00Z"));
    await at("2027-05-12T08:00:00Z", "2027-05-12T12:00:00Z");
    await prisma.trip.update({
      where: { id: trip.id },
      data: { state: "cancelled", cancelledAt: noon, cancelledBy: "author" },
    });
    expect((await readDay(viewer, noon)).trips).toEqual([]);
  });
});
