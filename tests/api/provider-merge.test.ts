import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { publicCompanyBySlug } from "@/lib/features/company/queries/profile";
import { busRequestData } from "@/prisma/factories/bus-request";
import { makeCompany } from "@/prisma/factories/company";
import { offerData } from "@/prisma/factories/offer";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { mergeInto } from "./provider-calls";

beforeEach(resetDb);

const admin = async () => (await person(null, "admin")).cookie;
const passive = (name: string, rest = {}) => makeCompany({ name, registered: false, ...rest });
const request = (rest = {}) => prisma.busRequest.create({ data: busRequestData(rest) });
const offer = (requestId: string, companyId: string, rest = {}) =>
  prisma.offer.create({ data: offerData({ requestId, companyId, ...rest }) });

/** A passive provider with everything that can hang on one. */
async function loaded(into: string) {
  const { id, slug } = await passive("Alt Reisen");
  const [direct, first, both] = [
    await request({ mode: "individual", receiverCompanyId: id }),
    await request(),
    await request(),
  ];
  const moved = await offer(first.id, id);
  await prisma.offerMessage.create({ data: { offerId: moved.id, fromAuthor: false, text: "Ja" } });
  const duplicate = await offer(both.id, id);
  const own = await offer(both.id, into);
  await prisma.requestMark.createMany({
    data: [
      { companyId: id, requestId: first.id, note: "alt" },
      { companyId: id, requestId: both.id, note: "alt" },
      { companyId: into, requestId: both.id, note: "eigen" },
    ],
  });
  await prisma.requestAlert.create({ data: { requestId: first.id, companyId: id, email: "a@a.example", pace: "now" } });
  await prisma.mutedRegion.create({ data: { companyId: id, longitude: 12, latitude: 49, radius: 50 } });
  await prisma.contactMessage.create({
    data: { companyId: id, name: "N", email: "n@a.example", message: "Hallo", language: "de" },
  });
  await prisma.companySlug.create({ data: { slug: "noch-aelter", companyId: id } });
  await prisma.mailedToken.create({ data: { hash: "h", purpose: "claim", companyId: id } });
  await prisma.unsubscription.create({ data: { email: "info@alt-reisen.example", group: "requests" } });
  return { id, slug, direct, first, both, moved, duplicate, own };
}

describe("POST /admin/providers/{id}/merge", () => {
  it("moves everything in one go, leads old addresses on, keeps opt-outs, and is on record at both", async () => {
    const { companyId } = await person("busoperator");
    const into = companyId ?? "";
    const was = await loaded(into);
    const answer = await mergeInto(was.id, { into, version: 1, intoVersion: 1 }, await admin());
    expect(answer).toMatchObject({ status: 200, entity: [{ id: into, received: 1, offers: 3, registered: true }] });
    expect(await prisma.company.findUnique({ where: { id: was.id } })).toBeNull();
    expect(await prisma.busRequest.findUnique({ where: { id: was.direct.id } })).toMatchObject({
      receiverCompanyId: into,
    });
    expect(await prisma.offer.findUnique({ where: { id: was.moved.id }, include: { messages: true } })).toMatchObject({
      ...{ companyId: into, state: "open" },
      messages: [{ text: "Ja" }],
    });
    expect(await prisma.offer.findUnique({ where: { id: was.duplicate.id } })).toMatchObject({ state: "withdrawn" });
    expect(await prisma.offer.findUnique({ where: { id: was.own.id } })).toMatchObject({ state: "open" });
    const marks = await prisma.requestMark.findMany({ where: { companyId: into } });
    expect(Object.fromEntries(marks.map(({ requestId, note }) => [requestId, note]))).toEqual({
      [was.first.id]: "alt",
      [was.both.id]: "eigen",
    });
    const of = { where: { companyId: into } };
    const counts = [prisma.requestAlert.count(of), prisma.mutedRegion.count(of), prisma.contactMessage.count(of)];
    expect(await Promise.all(counts)).toEqual([1, 1, 1]);
    for (const slug of [was.slug, "noch-aelter"]) expect(await publicCompanyBySlug(slug)).toMatchObject({ id: into });
    expect([
      await prisma.mailedToken.count({ where: { purpose: "claim" } }),
      await prisma.unsubscription.count(),
    ]).toEqual([0, 1]);
    const actions = await prisma.auditEntry.findMany({ where: { action: "merge" }, orderBy: { id: "asc" } });
    expect(actions).toMatchObject([
      { recordId: was.id, before: { companyType: "busoperator" }, after: { into, requests: 1, offers: 2 } },
      { recordId: into, after: { merged: was.id } },
    ]);
  });

  it("409 and nothing is moved: stale version, itself, no account, another side, an account of its own", async () => {
    const cookie = await admin();
    const into = (await person("busoperator")).companyId ?? "";
    const hotel = (await person("travelService")).companyId ?? "";
    const { id } = await passive("Alt");
    const other = await passive("Auch ohne");
    const message = async (from: string, body: object) => {
      const { status, fields } = await mergeInto(from, body, cookie);
      return [status, fields?.[0]?.message];
    };
    expect(await message(id, { into, version: 7 })).toEqual([409, undefined]);
    expect(await message(id, { into, intoVersion: 7 })).toEqual([409, undefined]);
    expect(await message(id, { into: id })).toEqual([409, "mergeSame"]);
    expect(await message(id, { into: other.id })).toEqual([409, "mergeNotRegistered"]);
    expect(await message(id, { into: hotel })).toEqual([409, "mergeOtherSide"]);
    expect(await message(into, { into: hotel })).toEqual([409, "providerRegistered"]);
    expect(await message(crypto.randomUUID(), { into })).toEqual([404, undefined]);
    expect(await prisma.company.count()).toBe(4);
    expect(await prisma.auditEntry.count({ where: { action: "merge" } })).toBe(0);
  });

  it("once where two admins merge at once", async () => {
    const into = (await person("busoperator")).companyId ?? "";
    const { id } = await passive("Alt");
    const [a, b] = [await admin(), await admin()];
    const both = await Promise.all([mergeInto(id, { into }, a), mergeInto(id, { into }, b)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await prisma.companySlug.count({ where: { companyId: into } })).toBe(1);
  });
});
