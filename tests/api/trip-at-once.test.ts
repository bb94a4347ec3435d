import { beforeEach, expect, it } from "vitest";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { cancelTrip } from "@/lib/features/trip/commands/cancel";
import { resetDb } from "@/tests/db";
import { viewerAs } from "@/tests/viewer";
import { mailsOf } from "./offer-calls";
import { agreedTrip, answerOne, callOff, propose, readOne } from "./trip-calls";

beforeEach(resetDb);

it("of both who propose at once one waits and the other is refused or countered; calling off ends what waits", async () => {
  const { trip, company, author } = await agreedTrip();
  const sent = await Promise.all([
    propose(trip.id, author, { passengers: 50 }, "?version=1"),
    propose(trip.id, company, { delta: 4_000 }, "?version=1"),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await prisma.tripChange.count({ where: { state: "open" } })).toBe(1);
  expect((await callOff(trip.id, company, { reason: "busDown" })).status).toBe(200);
  expect(await prisma.tripChange.count({ where: { state: "open" } })).toBe(0);
  const { id: changeId, by } = await prisma.tripChange.findFirstOrThrow();
  const other = by === "author" ? company : author;
  expect((await answerOne("accept", { id: trip.id, changeId }, other)).status).toBe(409);
});

it("of a yes and a calling off in the same moment the first counts; the other is refused, and history and mails tell it", async () => {
  for (const cancelsFirst of [false, true]) {
    await resetDb();
    const { trip, company, author } = await agreedTrip();
    const { entity } = await propose(trip.id, author, { delta: 5_000 });
    const changeId = (await prisma.tripChange.findFirstOrThrow()).id;
    const version = `?version=${entity[0].version}`;
    const yes = () => answerOne("accept", { id: trip.id, changeId }, company, version);
    const off = () => callOff(trip.id, author, { reason: "other" }, version);
    const presses = cancelsFirst ? [off(), yes()] : [yes(), off()];
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [yesSaid] = cancelsFirst ? answers.toReversed() : answers;
    const accepted = yesSaid?.status === 200;
    const row = await prisma.trip.findUniqueOrThrow({
      where: { id: trip.id },
      include: { events: { orderBy: { id: "asc" } }, changes: true, booking: true },
    });
    expect(row).toMatchObject({
      state: accepted ? "changed" : "cancelled",
      amount: trip.amount + (accepted ? 5_000 : 0),
      changes: [{ state: accepted ? "accepted" : "withdrawn" }],
      booking: { state: accepted ? "booked" : "cancelled" },
    });
    expect(row.events.at(-1)?.kind).toBe(accepted ? "accepted" : "cancelled");
    expect(row.events.filter(({ kind }) => kind === "accepted" || kind === "cancelled")).toHaveLength(1);
    const told = [await mailsOf("tripAnswered"), await mailsOf("tripCancelled")].map(({ length }) => length);
    expect(told[accepted ? 0 : 1]).toBeGreaterThan(0);
    expect(told[accepted ? 1 : 0]).toBe(0);
  }
});

it("history stands in the order in which it happened, though the later press came in first", async () => {
  const { trip, company, author } = await agreedTrip();
  await propose(trip.id, company, { delta: 4_000 });
  // It waited for the lock meanwhile.
  const viewer = await viewerAs(isBusPartner, company.cookie);
  const before = new Date(Date.now() - 5_000);
  await cancelTrip(viewer, { id: trip.id, token: null, input: { reason: "busDown", text: "" } }, before);
  const { history } = (await readOne(trip.id, author)).entity[0];
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(["agreed", "proposed", "cancelled"]);
});
