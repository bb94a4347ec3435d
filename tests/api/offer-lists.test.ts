import { beforeEach, describe, expect, it } from "vitest";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { countOffers, listOffers, oneOffer } from "@/lib/features/offer/queries/lists";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { linkTo, listFor, plantOffer } from "./offer-calls";

beforeEach(resetDb);

const page = { take: 10, skip: 0 };

/** A tour operator's request, and two companies that offer for it. */
async function asked() {
  const [author, one, two] = [await person("touroperator"), await person("busoperator"), await person("driver")];
  const { id } = await makeBusRequest({ authorCompanyId: author.companyId, companyType: "touroperator" });
  const first = await plantOffer(id, one.companyId ?? "", { createdAt: new Date(Date.now() - 1000) });
  const second = await plantOffer(id, two.companyId ?? "");
  return { author, one, two, id, first, second, viewer: await viewerAs(isBusPartner, author.cookie) };
}

describe("offers of a company", () => {
  it("are those it made, and those it received for its own requests", async () => {
    const { author, one, first, second, viewer } = await asked();
    const own = await plantOffer((await makeBusRequest()).id, author.companyId ?? "");
    await plantOffer((await makeBusRequest()).id, one.companyId ?? "");
    const ids = async (tab: "sent" | "received") =>
      (await listOffers(viewer, { ...page, tab })).rows.map(({ offer }) => offer.id);
    expect(await ids("sent")).toEqual([own.id]);
    expect(await ids("received")).toEqual([second.id, first.id]);
    expect(await countOffers(viewer, "received")).toMatchObject({ open: 2 });
  });

  it("one opens for its two sides alone, without the other's private data", async () => {
    const { one, two, first, viewer } = await asked();
    expect(await oneOffer(viewer, first.id)).toMatchObject({
      tab: "received",
      rivals: [{ price: expect.anything() }],
      offer: { contact: null },
    });
    expect(await oneOffer(await viewerAs(isBusPartner, one.cookie), first.id)).toMatchObject({ tab: "sent" });
    expect(await oneOffer(await viewerAs(isBusPartner, two.cookie), first.id)).toBeNull();
  });

  it("are found by number, by town of either end, and received ones by their company, not by what an author wrote", async () => {
    const { one, id, first, second, viewer } = await asked();
    const { number } = await prisma.busRequest.findUniqueOrThrow({ where: { id } });
    const { name } = await prisma.company.findUniqueOrThrow({ where: { id: one.companyId ?? "" } });
    await prisma.busRequest.update({ where: { id }, data: { companyName: "Gymnasium Straubing" } });
    const found = async (text: string) => {
      const { rows, total } = await listOffers(viewer, { ...page, tab: "received", text });
      expect(total).toBe(rows.length);
      return rows.map(({ offer }) => offer.id);
    };
    for (const text of [String(number), `cb-${number}`, "REGENS"])
      expect(await found(text)).toEqual([second.id, first.id]);
    expect(await found(name.toUpperCase())).toEqual([first.id]);
    expect(await found("Gymnasium")).toEqual([]);
    expect(await found("%")).toEqual([]);
    const bidder = await viewerAs(isBusPartner, one.cookie);
    expect((await listOffers(bidder, { ...page, tab: "sent", text: name })).total).toBe(0);
    expect((await listOffers(bidder, { ...page, tab: "sent", text: String(number) })).total).toBe(1);
  });

  it("1,000 on one request come page by page, and those that can be chosen are never cut off", async () => {
    const { author, one, id, first, second, viewer } = await asked();
    await prisma.offer.createMany({
      data: Array.from({ length: 998 }, (_, index) => ({
        requestId: id,
        companyId: one.companyId ?? "",
        amount: 100_000 + index,
        validUntil: new Date(Date.now() + 1e8),
        createdAt: new Date(Date.now() + index),
        state: "withdrawn" as const,
        endedAt: new Date(),
      })),
    });
    expect(await listOffers(viewer, { ...page, tab: "received" })).toMatchObject({ total: 1000 });
    const last = await listOffers(viewer, { tab: "received", take: 10, skip: 990 });
    expect(last.rows.map(({ offer }) => offer.id)).toContain(first.id);
    expect((await listOffers(viewer, { ...page, tab: "received", state: "open" })).total).toBe(2);
    for (const who of [author, await linkTo(id)]) {
      const { entity } = await listFor(id, who);
      const open = entity.filter(({ state }: { state: string }) => state === "open");
      expect(open.map((offer: { id: string }) => offer.id)).toEqual([second.id, first.id]);
    }
  });
});
