import { beforeEach, describe, expect, it } from "vitest";
import * as offerRoute from "@/app/api/answer/[token]/offer/route";
import { prisma } from "@/lib/db/prisma";
import { regensburg } from "@/prisma/factories/place";
import { makeUser } from "@/prisma/factories/user";
import { resetDb } from "@/tests/db";
import { announced, fromSpot, written } from "./alerts";
import { back, call, get, mailed, offer } from "./answer-calls";

beforeEach(resetDb);

const edit = (token: string, body: unknown) => call(offerRoute.PUT, token, { method: "PUT", body });

describe("the link of the mail", () => {
  it("shows the request without its author, and that nothing was answered yet", async () => {
    const { company, asked, token } = await mailed({ description: "Zwei Rollstühle" });
    const { status, answer } = await get(token);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      company: { id: company.id, name: company.name },
      request: { id: asked.id, description: "Zwei Rollstühle" },
      ...{ state: "open", offer: null, declined: false, muted: null, unsubscribed: false },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Hofmann|k@school/);
  });
  it.each(["x".repeat(43), "short", "../../etc", ""])("404 or 400 for what no mail has brought: %s", async (token) => {
    expect([400, 404]).toContain((await get(token)).status);
    expect([400, 404]).toContain((await offer(token)).status);
  });
  it("404 once it has run out, the company has another address or is closed", async () => {
    const { company, token } = await mailed();
    await prisma.company.update({ where: { id: company.id }, data: { email: "new@owner.example" } });
    expect((await get(token)).status).toBe(404);
    expect((await offer(token)).status).toBe(404);
    await prisma.company.update({ where: { id: company.id }, data: { email: company.email, active: false } });
    expect((await get(token)).status).toBe(404);
    await prisma.company.update({ where: { id: company.id }, data: { active: true } });
    expect((await get(token)).status).toBe(200);
    await prisma.mailedToken.updateMany({ data: { expiresAt: new Date() } });
    expect((await get(token)).status).toBe(404);
  });
  it("is none of another purpose", async () => {
    const { company, token } = await mailed();
    await prisma.mailedToken.updateMany({ data: { purpose: "claim" } });
    expect((await get(token)).status).toBe(404);
    expect(await prisma.offer.count({ where: { companyId: company.id } })).toBe(0);
  });
  it("holds for an emergency until the ride is over", async () => {
    const start = Date.now() - 600_000;
    const { asked, token } = await mailed({
      category: "emergency",
      start: fromSpot(regensburg, start),
      end: { ...fromSpot(regensburg), date: start + 7_200_000 },
    });
    expect((await get(token)).answer.state).toBe("open");
    expect((await offer(token, { validUntil: asked.endDate.getTime() })).status).toBe(200);
  });
});

describe("an offer by the link", () => {
  it("reaches the author like any other, without a user", async () => {
    const { company, asked, token } = await mailed();
    const { status, answer } = await offer(token);
    expect(status).toBe(200);
    expect(answer.offer).toMatchObject({ state: "open", price: { amount: 124_000, currency: "EUR" } });
    const rows = await prisma.offer.findMany();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ requestId: asked.id, companyId: company.id, userId: null, busId: null });
    expect(await written("offerReceived")).toEqual(["k@school.example"]);
  });
  it("409 for a second one, once for a repeated press", async () => {
    const { token } = await mailed();
    const body = { validUntil: Date.now() + 86_400_000 };
    const key = { "idempotency-key": "press-1" };
    expect((await offer(token, body, key)).status).toBe(200);
    expect((await offer(token, body, key)).status).toBe(200);
    const second = await offer(token);
    expect(second).toMatchObject({ status: 409, fields: [{ path: "request", message: "offerOpen" }] });
    expect(await prisma.offer.count()).toBe(1);
  });
  it("is for its own request alone", async () => {
    const { token, asked } = await mailed();
    const other = await announced();
    await offer(token);
    expect(await prisma.offer.count({ where: { requestId: other.id } })).toBe(0);
    expect(await prisma.offer.count({ where: { requestId: asked.id } })).toBe(1);
  });
  it.each([
    [{ price: { amount: -1, currency: "EUR" } }, "price.amount"],
    [{ price: { amount: 1e12, currency: "EUR" } }, "price.amount"],
    [{ vehicle: " " }, "vehicle"],
    [{ validUntil: 1_000 }, "validUntil"],
    [{ bus: "01930000-0000-7000-8000-000000000000" }, "bus"],
  ])("400 for %j", async (changes, path) => {
    const { token } = await mailed();
    const { status, fields } = await offer(token, changes);
    expect(status).toBe(400);
    expect(fields?.[0]?.path ?? "").toContain(path);
    expect(await prisma.offer.count()).toBe(0);
  });
  it("409 once the request has ended, and the page says so", async () => {
    const { asked, token } = await mailed();
    await prisma.busRequest.update({ where: { id: asked.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect((await offer(token)).status).toBe(409);
    expect((await get(token)).answer.state).toBe("ended");
  });
  it("409 once the company has an account", async () => {
    const { company, token } = await mailed();
    await makeUser({ companyId: company.id });
    await prisma.company.update({ where: { id: company.id }, data: { registered: true } });
    expect((await get(token)).answer.state).toBe("account");
    expect(await offer(token)).toMatchObject({ status: 409, fields: [{ message: "answerByAccount" }] });
  });
  it("says something else by the same link: one mail, both versions, by an account's rules", async () => {
    const { token, asked } = await mailed();
    const { answer } = await offer(token);
    const price = { amount: 98_000, currency: "EUR" };
    const changed = await edit(token, { price, vehicle: "MAN, 57 Plätze", version: 1 });
    expect(changed).toMatchObject({ status: 200, answer: { offer: { price, version: 2, vehicle: "MAN, 57 Plätze" } } });
    expect(changed.answer.offer?.earlier).toMatchObject([{ version: 1, price: { amount: 124_000 } }]);
    expect(await written("offerChanged")).toEqual(["k@school.example"]);
    // As it stands already: nobody is told. What somebody has read meanwhile is not what was changed.
    expect((await edit(token, { price, version: 2 })).answer.offer?.version).toBe(2);
    expect((await edit(token, { price: answer.offer?.price, version: 1 })).status).toBe(409);
    for (const wrong of [{ vehicle: " " }, { price: { amount: 0, currency: "EUR" } }, { validUntil: 1_000 }])
      expect((await edit(token, { ...wrong, version: 2 })).status, JSON.stringify(wrong)).toBe(400);
    expect(await written("offerChanged")).toHaveLength(1);
    await back(offerRoute.DELETE, token);
    expect(await edit(token, { price: { amount: 1, currency: "EUR" }, version: 3 })).toMatchObject({
      status: 409,
      fields: [{ path: "state", message: "offerEnded" }],
    });
    await offer(token);
    await prisma.busRequest.update({ where: { id: asked.id }, data: { endedAt: new Date(), endReason: "filled" } });
    expect((await edit(token, { price, version: 1 })).status).toBe(409);
    const { token: unused } = await mailed();
    expect((await edit(unused, { price, version: 1 })).status).toBe(404);
  });
  it("can be taken back, and made again", async () => {
    const { token } = await mailed();
    await offer(token);
    expect((await back(offerRoute.DELETE, token)).answer.offer?.state).toBe("withdrawn");
    expect((await back(offerRoute.DELETE, token)).status).toBe(404);
    expect((await offer(token)).answer.offer?.state).toBe("open");
    expect(await written("offerWithdrawn")).toEqual(["k@school.example"]);
  });
  it("shows the author's contact data once it is accepted, not before", async () => {
    const { token } = await mailed();
    const before = await offer(token);
    expect(before.answer.offer?.contact).toBeNull();
    await prisma.offer.updateMany({ data: { state: "accepted", endedAt: new Date() } });
    expect((await get(token)).answer.offer?.contact).toMatchObject({
      name: "Katrin Hofmann",
      email: "k@school.example",
    });
  });
});
