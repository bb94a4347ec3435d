import { beforeEach, describe, expect, it } from "vitest";
import * as inbox from "@/app/api/inbox/route";
import { itemSays } from "@/lib/features/inbox/rules";
import { prisma } from "@/lib/db/prisma";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { priceChanges } from "@/lib/features/trip/rules";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, request, resetDb } from "@/tests/db";
import { pdfText } from "@/tests/pdf-text";
import { person } from "@/tests/people";
import { mailsOf, makeOne, offer } from "./offer-calls";
import { paper } from "./paper-calls";
import { agreedTrip, answerOne, callOff, propose, readOne } from "./trip-calls";

beforeEach(resetDb);

const net = { price: { amount: 240_000, currency: "EUR" }, vatIncluded: false };

/** The facts of a mail as one text, in which a money's space is one. */
const toldBy = async (template: string) => (await mailsOf(template))[0]?.text.replaceAll("\u00a0", " ") ?? "";

async function changed(vatRate: number | null, answer: "accept" | "decline") {
  const all = await agreedTrip({ language: "de" }, { ...net, vatRate });
  const made = await propose(all.trip.id, all.company, { delta: 5_000 });
  const changeId = made.entity[0].change.id as string;
  expect((await answerOne(answer, { id: all.trip.id, changeId }, all.author)).status).toBe(200);
  return all;
}

describe("a change of a price that was offered net", () => {
  it("is told in what is paid, before and after the answer", async () => {
    await changed(19, "accept");
    const proposed = await toldBy("tripProposed");
    expect(proposed).toMatch(/Preisänderung:? \+ 59,50 €/);
    expect(proposed).toMatch(/Preis danach:? 2\.915,50 €/);
    expect(proposed).not.toContain("netto");
    const answered = await toldBy("tripAnswered");
    expect(answered).toContain("59.50");
    expect(answered).toContain("2,915.50");
  });

  it("that is declined: what it would have been, and the price that stays", async () => {
    await changed(19, "decline");
    const answered = await toldBy("tripAnswered");
    expect(answered).toContain("59.50");
    expect(answered).toContain("2,856.00");
  });

  it("says that it is net where the rate is open", async () => {
    await changed(null, "accept");
    const proposed = await toldBy("tripProposed");
    expect(proposed).toMatch(/\+ 50,00 € netto/);
    expect(proposed).toContain("2.450,00 € netto");
    expect(await toldBy("tripAnswered")).toContain("2,450.00 net");
  });

  it("stands in the history of both sides with what it changes of the sum", async () => {
    const { trip, author, company } = await changed(19, "accept");
    await propose(trip.id, company, { delta: -10_000 });
    const { price, history } = (await readOne(trip.id, author)).entity[0];
    const changes = priceChanges(price, history);
    const steps = history.map(({ id, kind }: { id: string; kind: string }) => [kind, changes.get(id)?.delta]);
    expect(steps).toEqual([
      ["agreed", 0],
      ["proposed", 5_950],
      ["accepted", 5_950],
      ["proposed", -11_900],
    ]);
  });
});

it("an offer is compared by what is paid wherever it is listed: inbox lines and the mail that quotes them", async () => {
  const author = await person("touroperator");
  const { id } = await makeBusRequest({ authorCompanyId: author.companyId, companyType: "touroperator" });
  const rates = [19, null];
  for (const vatRate of rates)
    expect((await makeOne(id, await person("busoperator"), offer({ ...net, vatRate }))).status).toBe(201);
  const { entity } = await envelope(await inbox.GET(request("/api/inbox?kind=offer", { cookie: author.cookie })));
  const prices = (entity as InboxItem[]).map((item) => itemSays(item)?.price);
  expect(prices).toContainEqual({ amount: 285_600, net: false, currency: "EUR" });
  expect(prices).toContainEqual({ amount: 240_000, net: true, currency: "EUR" });
});

describe("what calling off costs", () => {
  const ladder = [{ days: 27, percent: 40 }];
  async function calledOff(vatRate: number | null, percent = 40) {
    const all = await agreedTrip({ language: "de" }, { ...net, vatRate });
    const terms = { ...(all.trip.terms as object), ladder: ladder.map((step) => ({ ...step, percent })) };
    await prisma.trip.update({ where: { id: all.trip.id }, data: { terms } });
    expect((await callOff(all.trip.id, all.author, { reason: "groupStays" })).status).toBe(200);
    const response = await paper(all.author, all.trip.id, "confirmation.pdf", "?lng=de");
    return (await pdfText(new Uint8Array(await response.arrayBuffer()))).replace(/\s+/g, " ");
  }
  const mail = async () => (await toldBy("tripCancelled")).replace(/\s+/g, " ");

  it("is a share of the price without tax where its rate is open, and says so in mail and paper", async () => {
    const confirmed = await calledOff(null);
    expect(confirmed).toContain("Stornokosten: 960,00 € netto.");
    expect(confirmed).toContain("40 % des Preises, 960,00 € netto");
    expect(await mail()).toMatch(/960,00 € netto|€960\.00 net/);
  });

  it("is what is paid where the rate is known, and nothing is nothing", async () => {
    expect(await calledOff(19)).toContain("Stornokosten: 1.142,40 €.");
    expect(await mail()).not.toMatch(/netto|net\b/);
    expect(await calledOff(null, 0)).toContain("Stornokosten: 0,00 €.");
  });
});
