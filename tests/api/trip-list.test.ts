import { beforeEach, expect, it } from "vitest";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
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
