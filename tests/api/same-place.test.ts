import { beforeEach, expect, it } from "vitest";
import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person, prague, regensburg } from "@/tests/people";

beforeEach(resetDb);

const post = async (body: unknown, cookie?: string) =>
  envelope(await collection.POST(request("/api/busrequest/", { method: "POST", body, cookie })));
const put = async (id: string, body: unknown, cookie: string) =>
  envelope(await one.PUT(request(`/api/busrequest/${id}`, { method: "PUT", body, cookie }), params({ id })));

const refused = { status: 400, fields: [{ path: "end.address", message: "samePlace" }] };
const here = () => ({ address: regensburg, date: draft().end.date });

it("a trip from a place to itself is refused at its destination, and nothing is stored", async () => {
  const { cookie } = await person("busoperator");
  expect(await post(draft({ end: here(), transferType: "transferoneway" }))).toMatchObject(refused);
  expect(await post(draft({ end: here() }))).toMatchObject(refused);
  expect(await post(draft({ end: here(), category: "emptyride" }), cookie)).toMatchObject(refused);
  expect(await prisma.busRequest.count()).toBe(0);
});

it("between two doors, by a stop, round, or of a free bus it is taken", async () => {
  const { cookie } = await person("busoperator");
  const street = { ...regensburg.address_fields, street: "Domplatz", number: "1" };
  const door = { address: { ...regensburg, address_fields: street }, date: here().date };
  for (const changes of [
    { transferType: "transferoneway", end: door },
    { transferType: "transferoneway", end: here(), stops: [prague] },
    { transferType: "transfertour", end: here() },
    { category: "vacancy", end: here(), radius: 100 },
  ])
    expect(await post(draft(changes), cookie), JSON.stringify(changes)).toMatchObject({ status: 201 });
});

it("a change makes no such trip; one of before stays where something else is changed", async () => {
  const { cookie } = await person("busoperator");
  const { id, version } = (await post(draft(), cookie)).entity[0];
  expect(await put(id, { version, end: here() }, cookie)).toMatchObject(refused);
  expect(await put(id, { version, stops: [prague], end: here() }, cookie)).toMatchObject({ status: 200 });
  const next = { version: version + 1 };
  expect(await put(id, { ...next, stops: [] }, cookie)).toMatchObject(refused);
  await prisma.busRequest.update({ where: { id }, data: { stops: [] } });
  expect(await put(id, { ...next, passengers: 30, end: here() }, cookie)).toMatchObject({ status: 200 });
});
