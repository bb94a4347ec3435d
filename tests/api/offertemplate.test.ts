import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/offertemplate/[id]/route";
import * as all from "@/app/api/offertemplate/route";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { makeOne, offer, type Who } from "./offer-calls";
import { posted } from "./private-people";

beforeEach(resetDb);

const abroad = {
  name: "Ausland",
  vatIncluded: true,
  vatRate: 19,
  included: ["tolls", "driverhotel", "Reiseleitung"],
  notIncluded: ["ferry"],
  cancellation: "Kostenfrei bis 14 Tage vorher",
  validMinutes: 4_320,
};
const keep = async ({ cookie }: Who, body: unknown = abroad) =>
  envelope(await all.POST(request("/api/offertemplate", { cookie, body })));
const list = async ({ cookie }: Who) => envelope(await all.GET(request("/api/offertemplate", { cookie })));
const change = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(await one.PUT(request(`/api/offertemplate/${id}`, { method: "PUT", cookie, body }), params({ id })));
const drop = async ({ cookie }: Who, id: string) =>
  envelope(await one.DELETE(request(`/api/offertemplate/${id}`, { method: "DELETE", cookie }), params({ id })));

describe("/offertemplate", () => {
  it("keeps, lists by name, changes with the version, deletes; an offer made with one stays as it is", async () => {
    const operator = await person("busoperator");
    const made = (await keep(operator)).entity[0];
    expect(made).toMatchObject({ ...abroad, defaultFor: null, description: "", version: 1 });
    await keep(operator, { name: "alt" });
    expect((await list(operator)).entity.map(({ name }: { name: string }) => name)).toEqual(["alt", "Ausland"]);
    const { id: requestId } = await posted({});
    const { included, cancellation } = abroad;
    const sent = (await makeOne(requestId, operator, offer({ included, cancellation }))).entity[0];
    const changed = await change(operator, made.id, { ...made, included: ["tolls"], validMinutes: 30 });
    expect(changed).toMatchObject({ status: 200, entity: [{ included: ["tolls"], validMinutes: 30, version: 2 }] });
    expect((await change(operator, made.id, { ...made, name: "Late" })).status).toBe(409);
    expect((await drop(operator, made.id)).status).toBe(200);
    expect((await list(operator)).total).toBe(1);
    expect((await prisma.offer.findUniqueOrThrow({ where: { id: sent.id } })).included).toEqual(included);
  });

  it("a change keeps what it leaves out, and an empty rate or time is said by null", async () => {
    const operator = await person("busoperator");
    const { id } = (await keep(operator, { ...abroad, defaultFor: "grouprequest" })).entity[0];
    const renamed = await change(operator, id, { name: "Ferne", version: 1 });
    expect(renamed).toMatchObject({
      status: 200,
      entity: [{ ...abroad, name: "Ferne", defaultFor: "grouprequest", version: 2 }],
    });
    const emptied = await change(operator, id, { vatRate: null, validMinutes: null, version: 2 });
    expect(emptied).toMatchObject({ status: 200, entity: [{ name: "Ferne", vatRate: null, validMinutes: null }] });
    const twice = await change(operator, id, { notIncluded: ["tolls"], version: 3 });
    expect(twice).toMatchObject({ status: 400, fields: [{ path: "notIncluded", message: "bothLists" }] });
    expect((await list(operator)).entity[0]).toMatchObject({ included: abroad.included, version: 3 });
  });

  it("a kind has one default; making another one takes it from the first", async () => {
    const operator = await person("driver");
    const first = (await keep(operator, { name: "A", defaultFor: "grouprequest" })).entity[0];
    const second = (await keep(operator, { name: "B", defaultFor: "emergency", validMinutes: 15 })).entity[0];
    await change(operator, second.id, { ...second, defaultFor: "grouprequest" });
    const kept = (await list(operator)).entity.map((row: { name: string; defaultFor: string }) => row.defaultFor);
    expect(kept).toEqual([null, "grouprequest"]);
    expect((await change(operator, first.id, first)).status).toBe(409);
  });

  it("409 for a name of the company, whatever its case, also when two come at once; another company's is free", async () => {
    const operator = await person("busoperator");
    const answers = await Promise.all([keep(operator), keep(operator, { name: "AUSLAND" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.fields).toEqual([{ path: "name", message: "templateNameTaken" }]);
    const other = (await keep(operator, { name: "B" })).entity[0];
    expect((await change(operator, other.id, { ...other, name: "ausland" })).status).toBe(409);
    expect((await keep(await person("touroperator"))).status).toBe(201);
  });

  it("401, 403 and 404 for others", async () => {
    const { id, ...made } = (await keep(await person("busoperator"))).entity[0];
    expect((await keep({})).status).toBe(401);
    expect((await list({})).status).toBe(401);
    for (const who of [await person("travelService"), await person(null), await person(null, "admin")])
      expect((await keep(who)).status).toBe(403);
    const stranger = await person("busoperator");
    expect((await list(stranger)).entity).toEqual([]);
    expect((await change(stranger, id, made)).status).toBe(404);
    expect((await drop(stranger, id)).status).toBe(404);
    expect(await prisma.offerTemplate.count()).toBe(1);
  });

  it.each([
    { name: " " },
    { name: "x".repeat(61) },
    { validMinutes: 14 },
    { validMinutes: 90_000 },
    { vatRate: 31 },
    { included: ["tolls"], notIncluded: ["tolls"] },
    { defaultFor: "vacancy" },
    { price: 1 },
  ])("400 for %j", async (wrong) => {
    expect((await keep(await person("busoperator"), { ...abroad, ...wrong })).status).toBe(400);
    expect(await prisma.offerTemplate.count()).toBe(0);
  });

  it("400 beyond thirty", async () => {
    const operator = await person("busoperator");
    const sql = `insert into offer_template (id, "companyId", name) select gen_random_uuid(), $1, 'T' || n from generate_series(1, 30) n`;
    await query("tests.templates", sql, [operator.companyId]);
    expect(await keep(operator)).toMatchObject({ status: 400, fields: [{ path: "name", message: "templatesFull" }] });
  });
});
