import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { change, drop, keep, list } from "./circle-calls";

beforeEach(resetDb);

const partners = async (count: number) => {
  const rows = [];
  for (let i = 0; i < count; i++) rows.push(await person(i % 2 ? "driver" : "busoperator"));
  return rows.map(({ companyId }) => companyId as string);
};

describe("/partnercircle", () => {
  it("keeps, lists by name, changes with the version, deletes", async () => {
    const own = await person("touroperator");
    const [a, b] = await partners(2);
    const made = (await keep(own, { name: "Stammpartner", companies: [a, b] })).entity[0];
    expect(made).toMatchObject({ name: "Stammpartner", version: 1 });
    expect(made.companies.map(({ id }: { id: string }) => id).sort()).toEqual([a, b].sort());
    await keep(own, { name: "ausland", companies: [b] });
    expect((await list(own)).entity.map(({ name }: { name: string }) => name)).toEqual(["ausland", "Stammpartner"]);
    const body = { name: "Nachbarn", companies: [b], version: 1 };
    expect(await change(own, made.id, body)).toMatchObject({
      status: 200,
      entity: [{ name: "Nachbarn", companies: [{ id: b }], version: 2 }],
    });
    expect((await change(own, made.id, body)).status).toBe(409);
    expect((await drop(own, made.id)).status).toBe(200);
    expect((await list(own)).total).toBe(1);
  });

  it("a change keeps what it leaves out, and takes a circle back whole, as it was read", async () => {
    const own = await person("touroperator");
    const [a, b] = await partners(2);
    const made = (await keep(own, { name: "Stammpartner", companies: [a, b] })).entity[0];
    const renamed = await change(own, made.id, { name: "Nachbarn", version: 1 });
    expect(renamed).toMatchObject({ status: 200, entity: [{ name: "Nachbarn", companies: made.companies }] });
    const back = await change(own, made.id, { ...renamed.entity[0], companies: [made.companies[0]] });
    expect(back).toMatchObject({ status: 200, entity: [{ name: "Nachbarn", companies: [made.companies[0]] }] });
    const twice = await change(own, made.id, { companies: [made.companies[0], made.companies[0].id], version: 3 });
    expect(twice).toMatchObject({ status: 400, fields: [{ path: "companies" }] });
    const foreign = { companies: [{ ...made.companies[0], id: own.companyId }], version: 3 };
    expect((await change(own, made.id, foreign)).fields).toEqual([{ path: "companies", message: "circleCompany" }]);
    expect((await change(own, made.id, { companies: [{ id: a, phone: "1" }], version: 3 })).status).toBe(400);
  });

  it("409 for a name of the company, whatever its case, also when two come at once; another company's is free", async () => {
    const own = await person("busoperator");
    const [a] = await partners(1);
    const answers = await Promise.all([
      keep(own, { name: "Nord", companies: [a] }),
      keep(own, { name: "NORD", companies: [a] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.fields).toEqual([{ path: "name", message: "circleNameTaken" }]);
    expect((await keep(await person("driver"), { name: "Nord", companies: [a] })).status).toBe(201);
  });

  it("400 for itself, who cannot read it, nobody, one twice, and more than there is room for", async () => {
    const own = await person("busoperator");
    const [a] = await partners(1);
    const hotel = (await person("travelService")).companyId;
    const passive = await prisma.company.create({
      data: { companyType: "busoperator", name: "Passiv", slug: "passiv", address: {}, email: "p@passiv.example" },
    });
    for (const companies of [[own.companyId], [hotel], [passive.id], [crypto.randomUUID()], [], [a, a], null]) {
      const answer = await keep(own, { name: "Kreis", companies });
      expect(answer.status, JSON.stringify(companies)).toBe(400);
    }
    expect((await keep(own, { name: " ", companies: [a] })).status).toBe(400);
    const companyId = own.companyId as string;
    const rows = Array.from({ length: 20 }, (_, i) => ({ companyId, name: `Kreis ${i}` }));
    await prisma.partnerCircle.createMany({ data: rows });
    const full = await keep(own, { name: "noch einer", companies: [a] });
    expect(full).toMatchObject({ status: 400, fields: [{ path: "name", message: "circlesFull" }] });
  });

  it("401, 403 and 404 for others", async () => {
    const [a] = await partners(1);
    const made = (await keep(await person("busoperator"), { name: "Kreis", companies: [a] })).entity[0];
    const body = { name: "Meiner", companies: [a], version: 1 };
    expect((await keep({}, body)).status).toBe(401);
    expect((await list({})).status).toBe(401);
    for (const who of [await person("travelService"), await person(null), await person(null, "admin")])
      expect((await keep(who, { name: "Kreis", companies: [a] })).status).toBe(403);
    const stranger = await person("busoperator");
    expect((await list(stranger)).entity).toEqual([]);
    expect((await change(stranger, made.id, body)).status).toBe(404);
    expect((await drop(stranger, made.id)).status).toBe(404);
    expect(await prisma.partnerCircle.count()).toBe(1);
  });
});
