import { beforeEach, expect, it } from "vitest";
import { managementAddress, managementQuery } from "@/components/busrequest/management-filter";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { requestTitle } from "@/lib/features/busrequest/rules/trip-title";
import { listManaged } from "@/lib/features/calendar/queries/management";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { madrid, person, prague, regensburg } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { plantOffer } from "./offer-calls";

beforeEach(resetDb);

const day = 86_400_000;
const base = Date.UTC(2027, 5, 1, 8);
const at = (days: number) => ({
  start: { address: regensburg, date: base + days * day },
  end: { address: prague, date: base + days * day + day / 4 },
});

/** A free bus, a received request, a trip that was won, an entry of its own; and others' that are none of it. */
async function managed() {
  const own = await person("busoperator");
  const other = await person("busoperator");
  const [companyId, otherId] = [own.companyId ?? "", other.companyId ?? ""];
  const mine = { authorCompanyId: companyId, companyType: "busoperator" } as const;
  const free = await makeBusRequest({ ...at(1), ...mine, category: "vacancy" });
  const received = await makeBusRequest({ ...at(2), mode: "individual", receiverCompanyId: companyId });
  const wonFrom = await makeBusRequest({ ...at(3), start: { address: madrid, date: base + 3 * day } });
  const offer = await plantOffer(wonFrom.id, companyId, { state: "accepted", endedAt: new Date() });
  const book = (company: string, title: string, days: number, links = {}) => {
    const times = { start: new Date(base + days * day), end: new Date(base + days * day + day / 4) };
    return prisma.booking.create({ data: { companyId: company, title, ...times, ...links } });
  };
  const won = await book(companyId, "Madrid – Prag", 3, { offerId: offer.id, requestId: wonFrom.id });
  const workshop = await book(companyId, "Werkstatt, HU", 4);
  await book(otherId, "Werkstatt nebenan", 4);
  await makeBusRequest({ ...at(1), authorCompanyId: otherId, companyType: "busoperator", category: "vacancy" });
  const viewer = await viewerAs(isBusPartner, own.cookie);
  const list = async (search: Record<string, string> = {}) => {
    const filter = managementAddress.read({ sort: "next", ...search });
    const { rows, total } = await listManaged(viewer, managementQuery(filter, "Europe/Berlin"));
    return { ids: rows.map(({ request, booking }) => (request ?? booking).id), rows, total };
  };
  return { free, received, won, wonFrom, workshop, list, language: viewer.language };
}

it("holds what the company posted and received, trips that it won and its own entries, by their start", async () => {
  const { free, received, won, workshop, list } = await managed();
  const { ids, rows, total } = await list();
  expect([ids, total]).toEqual([[free.id, received.id, won.id, workshop.id], 4]);
  expect(rows.map(({ booking }) => booking && [booking.trip, booking.category])).toEqual([
    null,
    null,
    [true, "grouprequest"],
    [false, null],
  ]);
  // A private author's name comes by its contact rule.
  expect(rows[1]?.request?.companyName).toBeUndefined();
});

it("calls a trip that was won by its places in the reader's language", async () => {
  const { won, wonFrom, list, language } = await managed();
  const where = { id: wonFrom.id };
  const request = await prisma.busRequest.update({ where, data: { endPlace: makePlace(prag) } });
  const other = language === "es" ? "de" : "es";
  expect(requestTitle(request, other)).not.toBe(requestTitle(request, language));
  await prisma.booking.update({ where: { id: won.id }, data: { title: requestTitle(request, other) } });
  const { rows } = await list();
  expect(rows[2]?.booking?.title).toBe(requestTitle(request, language));
});

it("is put in order, searched by place, title and number, and limited to days", async () => {
  const { free, received, won, workshop, list } = await managed();
  expect((await list({ sort: "last" })).ids).toEqual([workshop.id, won.id, received.id, free.id]);
  expect((await list({ sort: "latest" })).ids[0]).toBe(workshop.id);
  expect((await list({ q: "werkstatt" })).ids).toEqual([workshop.id]);
  expect((await list({ q: `cb-${free.number}` })).ids).toEqual([free.id]);
  expect((await list({ q: "madrid" })).ids).toEqual([won.id]);
  expect((await list({ from: "2027-06-03", to: "2027-06-04" })).ids).toEqual([received.id, won.id]);
  expect((await list({ kind: "vacancy" })).ids).toEqual([free.id]);
});

it("tells active from ended, and counts what other pages hold", async () => {
  const { free, won, list } = await managed();
  await prisma.busRequest.update({ where: { id: free.id }, data: { endedAt: new Date(), endReason: "withdrawn" } });
  await prisma.booking.update({ where: { id: won.id }, data: { state: "cancelled" } });
  expect((await list({ active: "inactive" })).ids).toEqual([free.id, won.id]);
  expect((await list({ active: "active" })).total).toBe(2);
});
