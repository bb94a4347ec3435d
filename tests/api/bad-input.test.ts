import { beforeEach, describe, expect, it } from "vitest";
import * as requests from "@/app/api/busrequest/route";
import * as places from "@/app/api/places/route";
import { prisma } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import { companyData } from "@/prisma/factories/company";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, request, resetDb } from "@/tests/db";
import { readMail } from "@/tests/mails";
import { draft, person } from "@/tests/people";
import { doTo, linkTo, listFor, mailsOf, makeOne, plantOffer } from "./offer-calls";

beforeEach(resetDb);

/** So many bidders, each with one offer; `open` of them can still be accepted. */
async function plantOffers(requestId: string, count: number, open: number) {
  const companies = Array.from({ length: count }, (_none, n) => companyData({ name: `Busunternehmen ${n}` }));
  await prisma.company.createMany({ data: companies });
  const validUntil = new Date(Date.now() + 86_400_000);
  const data = companies.map(({ id: companyId }, n) => {
    const ended = n < open ? {} : ({ state: "withdrawn", endedAt: new Date() } as const);
    return { requestId, companyId, amount: 100_000 + n, validUntil, ...ended };
  });
  await prisma.offer.createMany({ data });
}

describe("a thousand offers on one request", () => {
  it("leave room for no more than eight open ones, which are all shown, and one of them is accepted", async () => {
    const { id } = await makeBusRequest();
    const author = await linkTo(id);
    await plantOffers(id, 999, 7);
    const partner = await person("busoperator");
    const { id: chosen } = await plantOffer(id, partner.companyId as string);
    const late = await makeOne(id, await person("busoperator"));
    expect(late).toMatchObject({ status: 409, error: "Conflict" });
    const { status, entity } = await listFor(id, author);
    expect([status, entity.filter(({ state }: { state: string }) => state === "open").length]).toEqual([200, 8]);
    expect((await doTo("accept", chosen, author)).status).toBe(200);
    const states = await prisma.offer.groupBy({ by: ["state"], _count: true, orderBy: { state: "asc" } });
    expect(Object.fromEntries(states.map(({ state, _count }) => [state, _count]))).toEqual({
      ...{ accepted: 1, declined: 7, withdrawn: 992 },
    });
    expect(await mailsOf("offerDeclined")).toHaveLength(7);
  });
});

describe("a name in Arabic", () => {
  it("is kept as it was written, marks of direction too, and its mail can be drawn", async () => {
    const companyName = "محمد \u200fعبد الله";
    const posted = await envelope(await requests.POST(request("/api/busrequest/", { body: draft({ companyName }) })));
    expect(posted.status).toBe(201);
    const { id } = posted.entity[0] as { id: string };
    const stored = await prisma.busRequest.findUniqueOrThrow({ where: { id }, select: { companyName: true } });
    expect(stored).toEqual({ companyName });
    expect((await readMail()).state).toBe("queued");
  });
});

describe("a town of which many bear the name", () => {
  it("is told apart by what stands behind it, in each language", async () => {
    for (const lng of ["de", "en", "es"]) {
      const { entity } = await envelope(await places.GET(request(`/api/places?q=Neustadt&lng=${lng}`)));
      const lines = (entity as Place[]).map(({ address, address_fields: { state = "" } }) => `${address}, ${state}`);
      expect(lines.length).toBe(8);
      expect(new Set((entity as Place[]).map(({ placeId }) => placeId)).size).toBe(8);
      expect(new Set(lines).size).toBe(8);
    }
  });
});
