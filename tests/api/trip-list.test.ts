import { beforeEach, expect, it } from "vitest";
import { isSignedIn } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { countTrips } from "@/lib/features/trip/queries/list";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { linkTo } from "./offer-calls";
import { agreedTrip, callOff, listOwn } from "./trip-calls";

beforeEach(resetDb);

it("GET /trip by an author's link tells the trips of that request alone, whoever is signed in beside it", async () => {
  const [mine, other] = [await agreedTrip(), await agreedTrip()];
  expect(await listOwn(mine.author)).toMatchObject({
    status: 200,
    total: 1,
    entity: [{ id: mine.trip.id, side: "author" }],
  });
  expect(await listOwn({ ...mine.author, cookie: other.company.cookie })).toMatchObject({
    total: 1,
    entity: [{ id: mine.trip.id, side: "author" }],
  });
  expect(await listOwn(other.company)).toMatchObject({ total: 1, entity: [{ id: other.trip.id, side: "company" }] });
  expect((await callOff(mine.trip.id, mine.author, { reason: "groupStays" })).status).toBe(200);
  expect(await listOwn(mine.author, "?show=past")).toMatchObject({ total: 1, entity: [{ state: "cancelled" }] });
  expect(await listOwn(mine.author, "?show=upcoming")).toMatchObject({ total: 0, entity: [] });
});

it("nothing where no offer was accepted yet; a link that is none leads nobody in and changes nobody's list", async () => {
  expect(await listOwn(await linkTo((await makeBusRequest()).id))).toMatchObject({ status: 200, total: 0 });
  const { company, trip } = await agreedTrip();
  const token = "x".repeat(43);
  expect((await listOwn({ token })).status).toBe(401);
  expect(await listOwn({ token, cookie: company.cookie })).toMatchObject({ total: 1, entity: [{ id: trip.id }] });
});

it("what a company drives and what it has ordered are one list in one order; what a person posted is that person's", async () => {
  const driven = await agreedTrip();
  const { companyId, id: userId, cookie } = driven.company;
  const ordered = await agreedTrip({ companyType: "busoperator", authorCompanyId: companyId, authorUserId: userId });
  const admin = await person(null, "admin");
  const own = await agreedTrip({ authorUserId: admin.id });
  await agreedTrip();
  for (const [trip, hours] of [[driven.trip, 2] as const, [ordered.trip, 1] as const]) {
    await prisma.trip.update({
      where: { id: trip.id },
      data: { start: new Date(trip.end.getTime() - hours * 60_000) },
    });
  }
  const page = async (search: string) => {
    const { entity, total } = await listOwn({ cookie }, `?${search}`);
    return [total, ...entity.map(({ id, side }: { id: string; side: string }) => [id, side])];
  };
  const [first, second] = [
    [driven.trip.id, "company"],
    [ordered.trip.id, "author"],
  ];
  expect(await page("show=upcoming")).toEqual([2, first, second]);
  expect(await page("show=all")).toEqual([2, second, first]);
  expect(await page("show=upcoming&take=1&skip=1")).toEqual([2, second]);
  expect(await page("show=upcoming&skip=5")).toEqual([2]);
  expect(await page("show=changed")).toEqual([0]);
  expect(await listOwn(admin)).toMatchObject({ total: 1, entity: [{ id: own.trip.id, side: "author" }] });
  await callOff(driven.trip.id, driven.author, { reason: "groupStays" });
  const viewer = await viewerAs(isSignedIn, cookie);
  expect(await countTrips(viewer)).toEqual({ upcoming: 1, changed: 0, past: 1 });
});
