import { beforeEach, expect, it } from "vitest";
import * as checkout from "@/app/api/subscription/checkout/route";
import { prisma } from "@/lib/db/prisma";
import { keepPlans } from "@/lib/features/subscription/commands/upkeep";
import { day } from "@/lib/features/subscription/rules";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { book, cancelByAdmin, type House, house, mailsTo, post } from "./subscription-calls";

beforeEach(resetDb);

const admin = () => person(null, "admin");
const after = (date: Date, days: number) => new Date(date.getTime() + days * day);
const invoicesOf = ({ advertiserId }: House) => prisma.invoice.findMany({ where: { advertiserId } });

async function ordered() {
  const by = await house();
  const { entity } = await post(checkout, by.cookie, { plan: "single", interval: "monthly" });
  return { by, id: entity[0].subscription.openInvoice.id as string };
}

async function paid() {
  const { by, id } = await ordered();
  await book(id, (await admin()).cookie);
  const { paidUntil } = await prisma.advertiser.findUniqueOrThrow({ where: { companyId: by.companyId } });
  return { by, paidUntil: paidUntil as Date };
}

it("one renewal and one mail when two workers run at once", async () => {
  const { by, paidUntil } = await paid();
  await Promise.all([1, 2, 3].map(() => keepPlans(after(paidUntil, -10))));
  expect((await invoicesOf(by)).map(({ state }) => state).sort()).toEqual(["open", "paid"]);
  expect((await mailsTo(by.email)).filter((template) => template === "planRenewal")).toHaveLength(1);
});

it("one reminder, one past due and one end when two workers run at once", async () => {
  const { by, paidUntil } = await paid();
  for (const days of [-10, 0, 7, 14, 21]) {
    await Promise.all([1, 2, 3].map(() => keepPlans(after(paidUntil, days))));
  }
  const mails = await mailsTo(by.email);
  const times = (template: string) => mails.filter((one) => one === template).length;
  expect([times("planPastDue"), times("planReminder"), times("planEnded")]).toEqual([1, 2, 1]);
  expect((await invoicesOf(by)).map(({ state }) => state).sort()).toEqual(["cancelled", "paid"]);
});

it("one period and one 409 when two admins book at once, or one books and one cancels", async () => {
  const [one, two] = [await admin(), await admin()];
  const both = await ordered();
  const booked = await Promise.all([book(both.id, one.cookie), book(both.id, two.cookie)]);
  expect(booked.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await prisma.auditEntry.count({ where: { noun: "invoice", action: "paid" } })).toBe(1);
  const other = await ordered();
  const answers = await Promise.all([book(other.id, one.cookie), cancelByAdmin(other.id, two.cookie)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [invoice] = await invoicesOf(other.by);
  const { abonnement } = await prisma.advertiser.findUniqueOrThrow({ where: { id: other.by.advertiserId } });
  expect([invoice?.state, abonnement]).toEqual(answers[0].status === 200 ? ["paid", "active"] : ["cancelled", "none"]);
});
