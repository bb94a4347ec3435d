import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { resetDb } from "@/tests/db";
import { agreedTrip, answerOne, callOff, propose } from "./trip-calls";

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
