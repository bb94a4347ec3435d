import { isBusPartner } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { closeOffersOfEnded, expireOffers } from "@/lib/features/offer/commands/expire";
import { countOffers, listOffers } from "@/lib/features/offer/queries/lists";
import { countOpenOffers } from "@/lib/features/offer/queries/room";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { doTo, linkTo, listFor, mailsOf, makeOne, plantOffer, say, storedOffer } from "./offer-calls";

beforeEach(resetDb);

/** An offer that ran out just now; no job runs in these tests. */
async function lapsed(changes: Record<string, unknown> = {}) {
  const bidder = await person("busoperator");
  const request = await makeBusRequest(changes);
  const validUntil = new Date(Date.now() - 1);
  const { id } = await plantOffer(request.id, bidder.companyId ?? "", { userId: bidder.id, validUntil });
  return { bidder, request, id, author: await linkTo(request.id), validUntil };
}
const viewing = ({ cookie }: { cookie: string }) => viewerAs(isBusPartner, cookie);
const page = { tab: "sent", take: 10, skip: 0 } as const;

it("expired for author, bidder and admin from the first reading on, before the job has come", async () => {
  const { bidder, request, id, author, validUntil } = await lapsed();
  for (const who of [author, bidder, await person(null, "admin")]) {
    const { entity } = await listFor(request.id, who);
    expect(entity).toMatchObject([{ id, state: "expired", ended_at: validUntil.getTime() }]);
  }
  expect((await storedOffer(id)).state).toBe("open");
});

it("expired in the bidder's list, its counts and its filter alike", async () => {
  const { bidder, id } = await lapsed();
  const status = await plantOffer((await makeBusRequest()).id, bidder.companyId ?? "");
  const viewer = await viewing(bidder);
  expect(await countOffers(viewer, "sent")).toMatchObject({ open: 1, expired: 1 });
  const named = async (state: "open" | "expired") =>
    (await listOffers(viewer, { ...page, state })).rows.map(({ offer }) => [offer.id, offer.state]);
  expect(await named("open")).toEqual([[status.id, "open"]]);
  expect(await named("expired")).toEqual([[id, "expired"]]);
  await expireOffers();
  expect(await countOffers(viewer, "sent")).toMatchObject({ open: 1, expired: 1 });
});

it("409 offerExpired for every action and for a question, nothing changed", async () => {
  const { bidder, id, author } = await lapsed();
  const refused = { status: 409, fields: [{ path: "state", message: "offerExpired" }] };
  expect(await doTo("accept", id, author)).toMatchObject(refused);
  expect(await doTo("decline", id, author)).toMatchObject(refused);
  expect(await doTo("withdraw", id, bidder)).toMatchObject(refused);
  expect((await say(id, "And now?", author)).status).toBe(409);
  expect(await storedOffer(id)).toMatchObject({ state: "open", version: 1 });
});

it("makes room at once: for another company, and for a new offer of the same one, which is told", async () => {
  const { bidder, request, id } = await lapsed({ maxOffers: 3 });
  for (const type of ["driver", "touroperator"] as const) await makeOne(request.id, await person(type));
  expect(await countOpenOffers(await viewing(bidder), request.id)).toBe(2);
  expect((await makeOne(request.id, bidder)).status).toBe(201);
  expect(await storedOffer(id)).toMatchObject({ state: "expired" });
  expect((await mailsOf("offerExpired")).length).toBeGreaterThan(0);
  expect(await makeOne(request.id, await person("driver"))).toMatchObject({
    status: 409,
    fields: [{ message: "offersFull" }],
  });
});

it("stays expired, and is not declined, when the request ends before the job has come", async () => {
  const { request, id, author } = await lapsed();
  const other = (await makeOne(request.id, await person("driver"))).entity[0];
  expect((await doTo("accept", other.id, author)).status).toBe(200);
  expect((await storedOffer(id)).state).toBe("expired");
  const gone = await lapsed();
  await prisma.busRequest.update({
    where: { id: gone.request.id },
    data: { endedAt: new Date(), endReason: "withdrawn" },
  });
  expect(await closeOffersOfEnded(gone.request.id)).toBe(1);
  expect((await storedOffer(gone.id)).state).toBe("expired");
});
