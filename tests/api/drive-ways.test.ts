import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { dayOfTrip, readDrive } from "@/lib/features/driver/queries/drive";
import { resetDb } from "@/tests/db";
import { tell, tripToday } from "./driver-calls";

beforeEach(resetDb);

const minute = 60_000;
/** By road between the places of the trip, as it is reckoned. */
const way = 215 * minute;

/** A trip there and back that is on: `from` and `to` minutes from now. */
async function thereAndBack(from: number, to: number) {
  const now = Date.now();
  const made = await tripToday();
  const [start, end] = [new Date(now + from * minute), new Date(now + to * minute)];
  const data = { start, end, transferType: "transfertwoway" } as const;
  const trip = await prisma.trip.update({ where: { id: made.trip.id }, data });
  const told = async (what: string, after: number, minutes?: number) => {
    const { status, entity } = await tell(made.me, trip.id, { what, at: now + after * minute, minutes });
    expect(status).toBe(200);
    return entity[0];
  };
  return { trip, token: made.token, told, end: end.getTime(), at: (after: number) => now + after * minute };
}

describe("of a trip there and back", () => {
  it("a group that leaves early is home once it says so, though the way back was planned for later", async () => {
    const { trip, token, told, at } = await thereAndBack(-600, 60);
    await told("departed", -595);
    await told("arrived", -380);
    await told("departed", -240);
    expect(await dayOfTrip(trip.id)).toMatchObject({
      ...{ over: false, place: trip.endPlace, arrival: { place: trip.startPlace, at: at(-240) + way } },
    });
    const times = { firstDepartedAt: at(-595), departedAt: at(-240), firstArrivedAt: at(-380), arrivedAt: at(-20) };
    expect(await told("arrived", -20)).toEqual({ ...times, brokenAt: null, delay: 0 });
    expect(await dayOfTrip(trip.id)).toMatchObject({ over: true, place: trip.startPlace, arrival: null });
    expect(await readDrive(token)).toMatchObject({ over: false, progress: times });
  });

  it("a way out that ends after the way back was due leaves the way back to come, no earlier than that", async () => {
    const { trip, told, at } = await thereAndBack(-300, -60);
    await told("departed", -300);
    await told("arrived", -30);
    expect(await dayOfTrip(trip.id)).toMatchObject({
      ...{ over: false, place: trip.endPlace, start: at(-60), leaves: at(-30) },
      arrival: { place: trip.startPlace, at: at(-30) + way },
    });
  });

  it("a delay of the way out ends with it, one of the way back moves when it leaves and arrives", async () => {
    const { trip, told, end } = await thereAndBack(-300, 60);
    await told("departed", -295);
    expect((await told("delayed", -200, 20)).delay).toBe(20);
    expect((await told("arrived", -60)).delay).toBe(0);
    expect(await dayOfTrip(trip.id)).toMatchObject({ leaves: end, arrival: { at: end + way } });
    expect((await told("delayed", -5, 30)).delay).toBe(30);
    const late = end + 30 * minute;
    expect(await dayOfTrip(trip.id)).toMatchObject({
      ...{ start: end, leaves: late, arrival: { place: trip.startPlace, at: late + way }, progress: { delay: 30 } },
    });
  });
});
