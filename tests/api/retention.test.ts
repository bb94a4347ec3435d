import { beforeEach, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { purgeOldRequests } from "@/lib/features/busrequest/commands/upkeep";
import { purgeOldMessages } from "@/lib/features/contact/commands";
import { purgeOldMails } from "@/lib/features/outbox/commands";
import * as collection from "@/app/api/busrequest/route";
import { envelope, request, resetDb } from "@/tests/db";
import { draft } from "@/tests/people";

beforeEach(resetDb);

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);
const threeYears = 3 * 366;

it("what ended three years ago goes with the record of who saw it; what is open or ended later stays", async () => {
  const post = async () =>
    (await envelope(await collection.POST(request("/api/busrequest/", { body: draft() })))).entity[0].id;
  const [old, young, open] = [await post(), await post(), await post()];
  await prisma.busRequest.update({ where: { id: old }, data: { endedAt: ago(threeYears), endReason: "past" } });
  await prisma.busRequest.update({ where: { id: young }, data: { endedAt: ago(900), endReason: "past" } });
  const reveal = (requestId: string, days: number) => ({
    requestId,
    userId: crypto.randomUUID(),
    createdAt: ago(days),
  });
  await prisma.contactReveal.createMany({ data: [reveal(old, threeYears), reveal(young, 900)] });
  expect(await purgeOldRequests()).toBe(1);
  expect((await prisma.busRequest.findMany({ select: { id: true } })).map(({ id }) => id).sort()).toEqual(
    [young, open].sort(),
  );
  expect(await prisma.contactReveal.findMany({ select: { requestId: true } })).toEqual([{ requestId: young }]);
  expect(await prisma.mailedToken.count({ where: { requestId: old } })).toBe(0);
});

it("messages go after three years", async () => {
  const message = (name: string, days: number) => ({
    ...{ name, email: "a@b.example", message: "Guten Tag", language: "de" as const, createdAt: ago(days) },
  });
  await prisma.contactMessage.createMany({ data: [message("old", threeYears), message("new", 900)] });
  expect(await purgeOldMessages()).toBe(1);
  expect(await prisma.contactMessage.findMany({ select: { name: true } })).toEqual([{ name: "new" }]);
});

it("mails that left go after 90 days; one that still waits stays", async () => {
  const mail = (subject: string, state: "queued" | "sent" | "failed", days: number) => ({
    ...{ recipient: "a@b.example", language: "de" as const, template: "contactMessage", html: "", text: "" },
    ...{ subject, state, createdAt: ago(days) },
  });
  await prisma.outboxMail.createMany({
    data: [
      mail("sent", "sent", 91),
      mail("failed", "failed", 91),
      mail("waits", "queued", 91),
      mail("new", "sent", 89),
    ],
  });
  expect(await purgeOldMails()).toBe(2);
  const left = await prisma.outboxMail.findMany({ select: { subject: true }, orderBy: { subject: "asc" } });
  expect(left.map(({ subject }) => subject)).toEqual(["new", "waits"]);
});
