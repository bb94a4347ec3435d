import { beforeEach, describe, expect, it } from "vitest";
import { screens } from "@/lib/access/screens";
import { findDuplicates } from "@/lib/features/busrequest/queries/duplicates";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg, type Spot } from "@/prisma/factories/place";
import { resetDb } from "../db";
import { person } from "../people";
import { viewerAs } from "../viewer";

// Clocks go forward on this day: 23 hours, from 23:00 to 22:00 UTC.
const evening = Date.parse("2027-03-27T22:30:00Z");
const midnight = Date.parse("2027-03-27T23:00:00Z");
const nextMidnight = Date.parse("2027-03-28T22:00:00Z");
const morning = Date.parse("2027-03-28T06:15:00Z");

const beside = (spot: Spot, by: number): Spot => ({ ...spot, id: `${spot.id}${by}`, longitude: spot.longitude + by });
type Given = Parameters<typeof makeBusRequest>[0];
const journey = (date: number, given: Partial<Given> = {}, from: Spot = regensburg, to: Spot = prag) =>
  makeBusRequest({
    state: "pending",
    ...given,
    start: { address: makePlace(from), date },
    end: { address: makePlace(to), date: date + 86_400_000 },
  });

async function duplicateOf(id: string) {
  const admin = await person(null, "admin");
  const viewer = await viewerAs(screens.pendingRequests.may, admin.cookie);
  return (await findDuplicates(viewer, [id])).get(id)?.id;
}

beforeEach(resetDb);

describe("a second request for the same journey", () => {
  it.each([
    ["waits, too", { state: "pending" }],
    ["is public", { state: "active" }],
    ["goes to one company", { state: "active", mode: "individual" }],
  ] as const)("is found where it %s", async (_where, given) => {
    const asked = await journey(morning);
    const other = await journey(midnight, given, beside(regensburg, 0.04), beside(prag, -0.04));
    expect(await duplicateOf(asked.id)).toBe(other.id);
  });

  it("the first of several is told, and whether it waits", async () => {
    const first = await journey(nextMidnight - 1, { state: "active" });
    await journey(morning);
    const asked = await journey(morning);
    const viewer = await viewerAs(screens.pendingRequests.may, (await person(null, "admin")).cookie);
    expect((await findDuplicates(viewer, [asked.id])).get(asked.id)).toMatchObject({ id: first.id, pending: false });
  });

  it("is none on another day of the market, of another kind, of other ends, or once it has ended", async () => {
    const asked = await journey(morning);
    for (const state of ["pending", "active"] as const) {
      await journey(evening, { state });
      await journey(nextMidnight, { state });
      await journey(morning, { state, category: "emergency" });
      await journey(morning, { state }, beside(regensburg, 0.06));
      await journey(morning, { state }, regensburg, beside(prag, 0.06));
      await journey(morning, { state, endedAt: new Date(), endReason: "withdrawn" });
    }
    expect(await duplicateOf(asked.id)).toBeUndefined();
  });
});
