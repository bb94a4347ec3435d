import { beforeEach, describe, expect, it } from "vitest";
import * as accepting from "@/app/api/offer/[id]/accept/route";
import { itemPath } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { prisma } from "@/lib/db/prisma";
import { asOwner, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { linkTo, makeOne, offer } from "./offer-calls";
import {
  askOf,
  breakdown,
  can,
  kindsOf,
  linkOf,
  mailed,
  minute,
  operator,
  press,
  readOne,
  running,
  stored,
} from "./dispatch-calls";

beforeEach(resetDb);

const later = (minutes: number) => new Date(Date.now() + minutes * minute);

describe("an answer", () => {
  it("by the link without an account, once: twice and by two it is refused, read-only afterwards", async () => {
    const near = await operator(12);
    const { id, needy } = await breakdown();
    const link = await linkOf(near);
    expect((await press("seen", id, link)).entity[0]).toMatchObject({ state: "seen" });
    const [one, two] = await Promise.all([
      press("answer", id, link, can({ bus: near.bus.id })),
      press("answer", id, near, { can: false }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(await press("answer", id, link, can())).toMatchObject({
      status: 409,
      fields: [{ message: "dispatchAnswered" }],
    });
    const known = (await readOne(id, needy)).entity[0];
    expect(known.asks).toHaveLength(1);
    expect(["can", "no"]).toContain(known.asks[0].state);
    await expect(
      prisma.dispatchAsk.updateMany({ where: { requestId: id }, data: { answeredAt: later(5) } }),
    ).rejects.toThrow(/answered once/);
    await expect(asOwner("delete from dispatch_event")).rejects.toThrow(/append-only/);
  });

  it("400, 401, 404 and 409 for bad input, strangers, foreign buses and those on the road; nothing is stored", async () => {
    const [near, other] = [await operator(12), await operator(300)];
    const { id, needy } = await breakdown();
    for (const body of [{}, { can: true }, can({ minutes: 0 }), can({ minutes: 601 }), can({ price: { amount: 0 } })]) {
      expect(await press("answer", id, near, body)).toMatchObject({ status: 400 });
    }
    expect(await press("answer", id, near, can({ bus: other.bus.id }))).toMatchObject({
      status: 400,
      fields: [{ path: "bus", message: "busUnknown" }],
    });
    const data = { companyId: near.companyId, busId: near.bus.id, title: "X", start: later(20), end: later(200) };
    await prisma.booking.create({ data });
    expect(await press("answer", id, near, can({ bus: near.bus.id }))).toMatchObject({ status: 409 });
    expect(await press("answer", id, other, can())).toMatchObject({ status: 404 });
    expect(await press("answer", id, needy, can())).toMatchObject({ status: 404 });
    expect(await press("answer", id, {}, can())).toMatchObject({ status: 401 });
    expect(await press("answer", id, { token: "x".repeat(43) }, can())).toMatchObject({ status: 401 });
    expect(await readOne(id, near)).toMatchObject({ status: 404 });
    expect(await readOne(id, {})).toMatchObject({ status: 401 });
    expect(await press("accept", id, near, { answer: (await askOf(id, near)).id })).toMatchObject({ status: 404 });
    expect(await askOf(id, near)).toMatchObject({ can: null, answeredAt: null });
  });

  it("a link of another emergency answers nothing here", async () => {
    const near = await operator(12);
    const first = await breakdown();
    const link = await linkOf(near);
    const second = await breakdown();
    expect(await press("answer", second.id, link, can())).toMatchObject({ status: 401 });
    expect(await press("answer", first.id, link, can())).toMatchObject({ status: 200 });
  });
});

/** Two answers that can be accepted. */
async function answered() {
  const [one, two, silent] = [await operator(12), await operator(14), await operator(16)];
  const { id, needy } = await breakdown();
  await press("answer", id, one, can({ bus: one.bus.id, minutes: 60, price: { amount: 38_000 } }));
  await press("answer", id, await linkOf(two), can({ bus: two.bus.id }));
  return { one, two, silent, id, needy };
}

describe("an acceptance", () => {
  it("locks: the trip with bus, price and arrival; all others stood down by mail, inbox and history", async () => {
    const { one, two, silent, id, needy } = await answered();
    const before = (await readOne(id, needy)).entity[0];
    expect(before.asks.map(({ company }: { company: string }) => company)).toEqual([
      two.companyId,
      one.companyId,
      silent.companyId,
    ]);
    expect(await mailed("dispatchAnswer")).toHaveLength(2);
    const after = await press("accept", id, needy, { answer: before.asks[0].id });
    expect(after).toMatchObject({ status: 200, entity: [{ state: "locked", accepted: before.asks[0].id }] });
    const trip = await prisma.trip.findFirstOrThrow({ include: { booking: true } });
    expect(trip).toMatchObject({ requestId: id, companyId: two.companyId, amount: 42_000, vatIncluded: true });
    expect(trip.booking?.busId).toBe(two.bus.id);
    expect(trip.start.getTime()).toBe(before.asks[0].arrivesAt);
    expect(after.entity[0].trip).toBe(trip.id);
    expect(await mailed("dispatchStoodDown")).toEqual([one.email, silent.email].sort());
    expect(await kindsOf(id)).toEqual(["opened", "asked", "can", "can", "locked", "stoodDown"]);
    const items = await prisma.inboxItem.findMany({ where: { doneAt: null, companyId: one.companyId } });
    expect(items).toMatchObject([{ kind: "change", data: { what: "stoodDown" } }]);
    expect(itemPath(items[0] as unknown as InboxItem, true)).toBe(`/userpanel/dispatch/${id}`);
    expect(await press("answer", id, silent, can())).toMatchObject({ status: 409, error: "StoodDown" });
    expect(await press("answer", id, await linkOf(silent), { can: false })).toMatchObject({ error: "StoodDown" });
    expect(await press("seen", id, await linkOf(silent))).toMatchObject({ entity: [{ state: "off" }] });
    expect(await prisma.busRequest.findUnique({ where: { id } })).toMatchObject({ endReason: "filled" });
  });

  it.each(["of one company", "with an admin"])(
    "two dispatchers %s in the same moment: exactly one, the other learns whose bus comes",
    async (who) => {
      const { one, two, id, needy } = await answered();
      const asks = [await askOf(id, one), await askOf(id, two)];
      const colleague = await person(null, who === "with an admin" ? "admin" : "user");
      const { companyId } = needy;
      if (who === "of one company") await prisma.user.update({ where: { id: colleague.id }, data: { companyId } });
      const both = await Promise.all([
        press("accept", id, needy, { answer: asks[0]?.id }),
        press("accept", id, colleague, { answer: asks[1]?.id }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = both.find(({ status }) => status === 409);
      expect(late?.fields).toMatchObject([{ message: "dispatchTaken", detail: expect.stringContaining("Reisen") }]);
      expect(await prisma.trip.count()).toBe(1);
      expect(await prisma.offer.count({ where: { state: "accepted" } })).toBe(1);
    },
  );

  it("of who has not answered, declined or named no price, or whose bus is gone: refused, the search goes on", async () => {
    const [silent, no, open] = [await operator(12), await operator(13), await operator(14)];
    const { id, needy } = await breakdown();
    await press("answer", id, no, { can: false });
    await press("answer", id, open, can({ price: undefined, bus: open.bus.id }));
    for (const who of [silent, no]) {
      const answer = (await askOf(id, who)).id;
      expect(await press("accept", id, needy, { answer })).toMatchObject({
        status: 409,
        fields: [{ message: "dispatchNoBus" }],
      });
    }
    const answer = (await askOf(id, open)).id;
    expect(await press("accept", id, needy, { answer })).toMatchObject({ status: 400, fields: [{ path: "price" }] });
    expect(await press("accept", id, needy, { answer: needy.id })).toMatchObject({ status: 404 });
    const data = { companyId: open.companyId, busId: open.bus.id, title: "X", start: later(20), end: later(200) };
    const booking = await prisma.booking.create({ data });
    const price = { amount: 50_000 };
    expect(await press("accept", id, needy, { answer, price })).toMatchObject({
      status: 409,
      fields: [{ message: "busBooked" }],
    });
    expect(await stored(id)).toMatchObject({ state: "running" });
    await prisma.booking.delete({ where: { id: booking.id } });
    expect(await press("accept", id, needy, { answer, price })).toMatchObject({ status: 200 });
    expect(await prisma.trip.findFirst()).toMatchObject({ amount: 50_000 });
  });

  it("of an offer made the usual way closes the search, too", async () => {
    const { one, id, needy } = await answered();
    const guest = await person("touroperator");
    const made = (await makeOne(id, guest, offer({ validUntil: Date.now() + 30 * minute }))).entity[0];
    const response = await accepting.POST(
      request(`/api/offer/${made.id}/accept`, { method: "POST", cookie: needy.cookie }),
      params({ id: made.id }),
    );
    expect(response.status).toBe(200);
    expect(await stored(id)).toMatchObject({ state: "locked", acceptedAskId: null });
    expect(await mailed("dispatchStoodDown")).toContain(one.email);
  });
});

describe("the author's mailed link", () => {
  it("counts who was asked, names who has answered, tells nobody's number, and accepts", async () => {
    const { two, silent, id } = await answered();
    await press("seen", id, silent);
    const author = await linkTo(id);
    const { entity } = await readOne(id, author);
    expect(entity[0]).toMatchObject({ state: "running", others: [], rings: [{ asked: 3 }, {}, {}] });
    const asks = entity[0].asks as { id: string; company: string; phone: string | null }[];
    expect(asks.map(({ company }) => company)).not.toContain(silent.companyId);
    expect(asks.map(({ phone }) => phone)).toEqual([null, null]);
    expect(JSON.stringify(entity)).not.toContain("09961 5550");
    expect(entity[0].history.at(-1)).toMatchObject({ kind: "seen", companyName: null });
    const accepted = await press("accept", id, author, { answer: asks[0]?.id });
    expect(accepted).toMatchObject({ status: 200, entity: [{ state: "locked", others: [] }] });
    expect(await prisma.trip.findFirst()).toMatchObject({ requestId: id, companyId: two.companyId });
  });
});

describe("GET /admin/searches", () => {
  it("lists what runs, who needs help first; filters, text and the file hold the same; nobody but admins", async () => {
    const admin = await person(null, "admin");
    const near = await operator(12);
    const waits = await breakdown();
    await press("answer", waits.id, near, can({ bus: near.bus.id }));
    const ended = await breakdown();
    await press("end", ended.id, ended.needy);
    await prisma.company.update({ where: { id: near.companyId }, data: { active: false } });
    const stuck = await breakdown();
    const rows = await running(admin);
    expect(rows).toMatchObject({ status: 200, total: 2 });
    expect(rows.entity).toMatchObject([
      { id: stuck.id, stage: "stuck", asked: 0, answered: 0, can: 0, ring: 120, place: "Bogen", passengers: 49 },
      { id: waits.id, stage: "answered", asked: 1, seen: 1, answered: 1, can: 1, ring: 30, phone: "0171 5550144" },
    ]);
    const idsOf = async (search: string) => (await running(admin, search)).entity.map(({ id }: { id: string }) => id);
    expect(await idsOf("?sort=since")).toEqual([waits.id, stuck.id]);
    const filter = (terms: object) => `?filter=${encodeURIComponent(JSON.stringify({ a: terms }))}`;
    expect(await idsOf(filter({ stage: "answered" }))).toEqual([waits.id]);
    expect(await idsOf(filter({ text: "bogen" }))).toEqual([stuck.id, waits.id]);
    expect(await idsOf(filter({ text: "Nirgendwo" }))).toEqual([]);
    expect((await running(waits.needy)).status).toBe(403);
    expect((await running({})).status).toBe(401);
  });
});
