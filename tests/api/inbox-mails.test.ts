import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/inbox/[id]/route";
import * as list from "@/app/api/inbox/route";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { envelope, params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { breakdown, can, operator, press, readOne as readDispatch } from "./dispatch-calls";
import { agreedTrip, answerOne, propose } from "./trip-calls";
import { doTo, mailsOf, makeOne, say } from "./offer-calls";

beforeEach(resetDb);

type Who = { cookie?: string };
const inboxOf = async ({ cookie }: Who) => envelope(await list.GET(request("/api/inbox", { cookie })));
const put = async (id: string, body: unknown, { cookie }: Who) =>
  envelope(await one.PUT(request(`/api/inbox/${id}`, { method: "PUT", body, cookie }), params({ id })));

describe("a mail beside an item", () => {
  const quoted = async (template: string) => (await mailsOf(template)).at(-1)?.text ?? "";

  it("says what the item says and how it stands when the mail leaves, and leads to it", async () => {
    const [author, bidder] = [await person("touroperator"), await person("busoperator")];
    const { id: requestId } = await makeBusRequest({ authorCompanyId: author.companyId });
    const { id } = (await makeOne(requestId, bidder)).entity[0];
    const [item] = (await inboxOf(author)).entity;
    const link = `/userpanel/inbox?item=${item.id}`;
    const { name } = await prisma.company.findUniqueOrThrow({ where: { id: bidder.companyId ?? "" } });
    expect(await quoted("offerReceived")).toMatch(new RegExp(`${name} bietet 1\\.240,00\\s€ \\(offen\\)`));
    expect(await quoted("offerReceived")).toContain(link);
    await put(item.id, { version: item.version, done: true }, author);
    expect(await quoted("offerReceived")).toContain("(erledigt)");
    await say(id, "Is there a toilet?", author);
    const [asked] = (await inboxOf(bidder)).entity;
    expect(await quoted("offerMessage")).toContain("A question about your offer (open)");
    expect(await quoted("offerMessage")).toContain(asked.id);
    await doTo("decline", id, author);
    expect(await quoted("offerDeclined")).toContain("Your offer was declined (open)");
    await prisma.inboxItem.deleteMany();
    expect(await quoted("offerDeclined")).not.toContain("/userpanel/inbox");
  });

  it("of an emergency quotes it to whom a ring or an alert asks, and to who is stood down", async () => {
    const [one, two] = [await operator(12), await operator(14)];
    const { id, needy } = await breakdown();
    const quote = (await quoted("dispatchAsk")).match(/inbox\?item=([\w-]+)/)?.[1];
    const items = await prisma.inboxItem.findMany({ where: { kind: "emergency", record: id } });
    expect(items.map((item) => item.id)).toContain(quote);
    for (const own of [one, two]) expect((await press("answer", id, own, can())).status).toBe(200);
    const { asks } = (await readDispatch(id, needy)).entity[0];
    expect((await press("accept", id, needy, { answer: asks[0].id })).status).toBe(200);
    const told = await prisma.inboxItem.findFirstOrThrow({ where: { kind: "change", record: id } });
    expect(await quoted("dispatchStoodDown")).toContain(`/userpanel/inbox?item=${told.id}`);
  });

  it("of a trip quotes the change that waits; an author without an account has no inbox to be led to", async () => {
    const { trip, company, author } = await agreedTrip();
    const { id: changeId } = (await propose(trip.id, author, { passengers: 46 })).entity[0].change;
    const [item] = (await inboxOf(company)).entity.filter(({ kind }: { kind: string }) => kind === "change");
    expect(await quoted("tripProposed")).toContain("A change waits for your yes (open)");
    expect(await quoted("tripProposed")).toContain(item.id);
    await answerOne("accept", { id: trip.id, changeId }, company);
    expect(await quoted("tripAnswered")).not.toContain("/userpanel/inbox");
  });
});
