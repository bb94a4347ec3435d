import { beforeEach, describe, expect, it } from "vitest";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { applyToldRules } from "@/lib/features/offer/commands/contact-rule";
import { settleLater } from "@/lib/later";
import { deliverMail } from "@/lib/mail/deliver";
import { request, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { partner } from "./near-calls";
import { makeOne } from "./offer-calls";
import { change, posted, read, secretDraft } from "./private-people";

beforeEach(async () => {
  await settleLater();
  await resetDb();
});

type Rule = "afterAcceptance" | "onRequest";
type Person = Awaited<ReturnType<typeof partner>>;

describe("the contact rule", () => {
  it("is afterAcceptance unless the author chooses otherwise; nothing else is taken", async () => {
    const { id } = await posted();
    expect((await read(id)).entity[0]).toMatchObject({ contact: "afterAcceptance" });
    const asked = (contact: unknown) =>
      collection.POST(request("/api/busrequest/", { body: secretDraft({ contact }) }));
    expect((await asked("public")).status).toBe(400);
    expect((await asked(null)).status).toBe(201);
  });

  async function open(rule: Rule) {
    const { id, token } = await posted({ contact: rule });
    const bidder: Person = await partner("busoperator");
    await makeOne(id, bidder);
    return { id, token, bidder };
  }
  const version = async (id: string) => (await prisma.busRequest.findUniqueOrThrow({ where: { id } })).version;
  const isShown = async (id: string, who: Person) => "email" in (await read(id, who.cookie)).entity[0];
  const deliver = async () => {
    const waiting = await prisma.outboxMail.findMany({ where: { state: "queued" } });
    for (const mail of waiting) await deliverMail(mail.id);
  };

  it("made easier while offers are open, holds once every bidder is told", async () => {
    const { id, token, bidder } = await open("afterAcceptance");
    const answer = await change(id, { contact: "onRequest", version: await version(id) }, token);
    expect(answer.entity[0]).toMatchObject({ contact: "onRequest" });
    expect((await read(id)).entity[0]).toMatchObject({ contact: "afterAcceptance" });
    expect(await isShown(id, bidder)).toBe(false);
    expect(await applyToldRules()).toBe(0);
    const told = await readMails({ template: "offerContactRule" });
    expect(told.map(({ recipient }) => recipient)).toHaveLength(1);
    await deliver();
    expect(await applyToldRules()).toBe(1);
    expect((await read(id)).entity[0]).toMatchObject({ contact: "onRequest" });
    expect(await isShown(id, bidder)).toBe(true);
  });

  it("made stricter, holds at once, also for who has seen the data, and bidders are told", async () => {
    const { id, token, bidder } = await open("onRequest");
    expect(await isShown(id, bidder)).toBe(true);
    await change(id, { contact: "afterAcceptance", version: await version(id) }, token);
    expect(await isShown(id, bidder)).toBe(false);
    expect(await readMails({ template: "offerContactRule" })).toHaveLength(1);
    await change(id, { contact: "onRequest", version: await version(id) }, token);
    await change(id, { contact: "afterAcceptance", version: await version(id) }, token);
    await deliver();
    expect(await applyToldRules()).toBe(0);
    expect(await isShown(id, bidder)).toBe(false);
  });

  it("made easier while no offer is open, holds at once; another change leaves it alone", async () => {
    const { id, token } = await posted();
    const other = await partner("busoperator");
    await change(id, { contact: "onRequest", version: await version(id) }, token);
    expect(await isShown(id, other)).toBe(true);
    await change(id, { passengers: 12, version: await version(id) }, token);
    expect(await isShown(id, other)).toBe(true);
    expect(await readMails({ template: "offerContactRule" })).toEqual([]);
  });
});
