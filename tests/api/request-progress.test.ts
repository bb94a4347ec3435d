import { beforeEach, describe, expect, it } from "vitest";
import { viewerOf } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { alertBatch } from "@/lib/features/alert/commands/send-alerts";
import { requestProgress } from "@/lib/features/alert/queries/progress";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { makePlace, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { announced, fromSpot, madrid, partner, passau } from "./alerts";
import { linkTo, plantOffer } from "./offer-calls";

beforeEach(resetDb);

const viewerFor = (cookie?: string) => viewerOf(new Headers(cookie ? { cookie } : {}));
const progressFor = async (id: string, who: { cookie?: string; token?: string } = {}) =>
  requestProgress(await viewerFor(who.cookie), { id, token: who.token ?? null });

const hour = 3_600_000;
const nuremberg = { ...passau, id: "geo:2861650", city: "Nuremberg", longitude: 11.0775, latitude: 49.4539 };
const begin = Date.now() + 240 * hour;
const published = async (changes: Parameters<typeof makeBusRequest>[0]) =>
  makeBusRequest({
    category: "vacancy",
    companyType: "busoperator",
    authorCompanyId: (await makeCompany()).id,
    passengers: 49,
    ...changes,
  });

describe("how far a request has come", () => {
  it("counts each company that was written to once, and says while others are still to be", async () => {
    const first = await partner();
    await partner();
    await partner({ pace: "daily" });
    await partner({ spot: madrid });
    const { id } = await announced();
    expect(await progressFor(id)).toMatchObject({ informed: 0, informing: true });
    await alertBatch(id);
    expect(await progressFor(id)).toMatchObject({ informed: 2, informing: false });
    await prisma.requestAlert.create({
      data: {
        requestId: id,
        companyId: first.company.id,
        email: "second@people.example",
        pace: "now",
        sentAt: new Date(),
      },
    });
    expect(await progressFor(id)).toMatchObject({ informed: 2 });
  });

  it("tells the number of offers to its author, admins and who may answer; to nobody else", async () => {
    const { id } = await makeBusRequest();
    const [one, two] = [await person("busoperator"), await person("driver")];
    await plantOffer(id, one.companyId ?? "");
    await plantOffer(id, two.companyId ?? "", { state: "withdrawn", endedAt: new Date() });
    await plantOffer(id, two.companyId ?? "", { validUntil: new Date(0) });
    for (const who of [await linkTo(id), one, await person("touroperator"), await person(null, "admin")]) {
      expect(await progressFor(id, who)).toMatchObject({ answers: 1 });
    }
    const foreign = await linkTo((await makeBusRequest()).id);
    for (const who of [{}, foreign, await person("travelService"), await person(null)]) {
      expect(await progressFor(id, who)).toMatchObject({ answers: null });
    }
  });

  it("is nobody's business before it is public, or where it went to one company", async () => {
    const named = await person("busoperator");
    const hidden = [
      await makeBusRequest({ state: "pending" }),
      await makeBusRequest({ mode: "individual", receiverCompanyId: named.companyId }),
    ];
    for (const { id } of hidden) {
      for (const who of [{}, await person("busoperator")]) expect(await progressFor(id, who)).toBeNull();
      expect(await progressFor(id, await linkTo(id))).not.toBeNull();
    }
    expect(await progressFor(hidden[1]?.id ?? "", named)).toMatchObject({ freeBuses: 0 });
    expect(await progressFor(crypto.randomUUID())).toBeNull();
  });

  it("counts the free buses that could come: near, for the whole trip, with seats enough, not its author's", async () => {
    const author = await makeCompany();
    const { id } = await makeBusRequest({ passengers: 90, quantity: 2, authorCompanyId: author.id });
    const whole = { address: fromSpot(passau).address, date: begin - hour };
    const until = (after: number) => ({ address: null, date: begin + after * hour });
    const near = { start: { ...whole, address: makePlace(regensburg) }, end: until(12) };
    await published(near);
    await published({ ...near, authorCompanyId: author.id });
    await published({ ...near, passengers: 44 });
    await published({ ...near, end: until(5) });
    await published({ ...near, endedAt: new Date(), endReason: "withdrawn" });
    await published({ ...near, start: { ...fromSpot(madrid), date: begin - hour } });
    await published({ start: whole, end: until(12), radius: 20 });
    expect(await progressFor(id)).toMatchObject({ freeBuses: 1 });
    // 88 km away: one that names no radius is counted as far as 100.
    const farther = { start: { ...fromSpot(nuremberg), date: begin - hour }, end: until(12) };
    await published({ ...farther, radius: null });
    await published({ ...farther, radius: 250 });
    await published({ ...farther, radius: 80 });
    expect(await progressFor(id)).toMatchObject({ freeBuses: 3 });
  });
});
