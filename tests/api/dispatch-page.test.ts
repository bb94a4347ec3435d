import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { readLinkPage } from "@/lib/features/dispatch/queries/ask-page";
import { resetDb } from "@/tests/db";
import { askOf, breakdown, can, linkOf, operator, press } from "./dispatch-calls";
import { callOff } from "./trip-calls";

beforeEach(resetDb);

const phoneOn = async ({ token }: { token: string }) => (await readLinkPage(token))?.phone;

it("the number to call is on the page of who is to answer and of who comes, as long as it comes; on no other", async () => {
  const [near, middle] = [await operator(8), await operator(12)];
  const { id, needy } = await breakdown();
  const [won, lost] = [await linkOf(near), await linkOf(middle)];
  const phone = "0171 5550144";
  expect([await phoneOn(won), await phoneOn(lost)]).toEqual([phone, phone]);
  await press("answer", id, won, can({ bus: near.bus.id }));
  await press("answer", id, lost, can());
  expect([await phoneOn(won), await phoneOn(lost)]).toEqual([null, null]);
  expect((await press("accept", id, needy, { answer: (await askOf(id, near)).id })).status).toBe(200);
  expect([await phoneOn(won), await phoneOn(lost)]).toEqual([phone, null]);
  expect(await readLinkPage(won.token)).toMatchObject({ ask: { accepted: true }, endedAt: expect.any(Number) });
  const trip = await prisma.trip.findFirstOrThrow({ where: { requestId: id } });
  expect((await callOff(trip.id, needy, { reason: "groupStays" })).status).toBe(200);
  expect(await phoneOn(won)).toBeNull();
});
