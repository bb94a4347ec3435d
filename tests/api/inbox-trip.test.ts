import { beforeEach, describe, expect, it } from "vitest";
import * as list from "@/app/api/inbox/route";
import { isBusPartner } from "@/lib/access/rules";
import { oneOffer } from "@/lib/features/offer/queries/lists";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { messageOf } from "@/lib/features/push/notify";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import { moment } from "@/lib/mail/facts";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { mailsOf, say } from "./offer-calls";
import { agreedTrip, answerOne, callOff, propose } from "./trip-calls";

beforeEach(resetDb);

const day = 86_400_000;
const reason = "Am Samstag sind alle Busse unterwegs";

const itemsOf = async ({ cookie }: { cookie?: string }, search = "") =>
  (await envelope(await list.GET(request(`/api/inbox${search}`, { cookie })))).entity as InboxItem[];
const when = (date: number) => `${formatDayShort(date, "de")} ${formatTime(date)}`;

/** Asked for a day, agreed for two days later by an offer for another time. */
async function movedTrip() {
  const customer = await person("touroperator");
  const begin = Date.now() + 20 * day;
  const start = { address: makePlace(regensburg), date: begin };
  const end = { address: makePlace(prag), date: begin + 36_000_000 };
  const alternative = { start: begin + 2 * day, end: end.date + 2 * day };
  const asked = { start, end, authorCompanyId: customer.companyId, companyType: "touroperator" } as const;
  return { ...(await agreedTrip(asked, { alternative, reason })), customer, alternative };
}

describe("what the inbox says of a trip", () => {
  it("is when it was agreed for, not when it was asked for; the same on a locked screen", async () => {
    const { company, alternative } = await movedTrip();
    const [accepted] = await itemsOf(company, "?kind=answer");
    expect(accepted?.data.what).toBe("accepted");
    expect(accepted?.request).toMatchObject({ ...alternative, passengers: 42, from: "Regensburg" });
    const pushed = messageOf(accepted as InboxItem, { language: "de", companyType: "busoperator" });
    expect(pushed.body).toContain(when(alternative.start));
  });

  it("follows what both sides agree on later: times, people and places; before the answer it stays", async () => {
    const { trip, company, customer, alternative } = await movedTrip();
    const start = { address: makePlace(prag), date: alternative.start + day };
    const end = { address: makePlace(regensburg), date: alternative.end + day };
    const change = { start, end, passengers: 46 };
    const changeId = (await propose(trip.id, customer, change)).entity[0].change.id as string;
    const changeOf = async (who: { cookie?: string }) => (await itemsOf(who, "?kind=change"))[0]?.request;
    expect(await changeOf(company)).toMatchObject({ start: alternative.start, passengers: 42, from: "Regensburg" });
    expect((await answerOne("accept", { id: trip.id, changeId }, company)).status).toBe(200);
    const now = { start: start.date, end: end.date, passengers: 46, from: "Prague", to: "Regensburg" };
    expect(await changeOf(customer)).toMatchObject(now);
    expect((await itemsOf(company, "?kind=answer"))[0]?.request).toMatchObject(now);
    // Called off, it is still that trip.
    expect((await callOff(trip.id, customer, { reason: "groupStays" })).status).toBe(200);
    expect(await changeOf(company)).toMatchObject(now);
  });

  it("so do the lists of offers, and mails of what is written beside the trip", async () => {
    const { trip, offer, company, customer, alternative } = await movedTrip();
    const start = { date: alternative.start + day };
    const end = { date: alternative.end + day };
    const changeId = (await propose(trip.id, customer, { start, end })).entity[0].change.id as string;
    expect((await answerOne("accept", { id: trip.id, changeId }, company)).status).toBe(200);
    const viewer = await viewerAs(isBusPartner, company.cookie);
    expect((await oneOffer(viewer, offer.id))?.trip).toMatchObject({ start: start.date, end: end.date });
    expect((await say(offer.id, "Bitte mit Anhänger.", customer)).status).toBe(201);
    const [mail] = await mailsOf("offerMessage");
    expect(mail?.text).toContain(moment(start.date, "en"));
    expect(mail?.text).not.toContain(moment(alternative.start, "en"));
  });
});
