import { beforeEach, describe, expect, it } from "vitest";
import * as cancel from "@/app/api/subscription/cancel/route";
import * as trial from "@/app/api/subscription/trial/route";
import { onChanged } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { eraseCompany } from "@/lib/features/company/commands/erase-company";
import { dropLapsedPlans } from "@/lib/features/subscription/commands/drop-lapsed-plans";
import { keepPlans } from "@/lib/features/subscription/commands/upkeep";
import { resetDb } from "@/tests/db";
import {
  addLocations,
  book,
  cancelByAdmin,
  group,
  house,
  mailsTo,
  order,
  ordered,
  post,
  shownLocations,
  single,
  status,
} from "./subscription-calls";

beforeEach(resetDb);

const day = 86_400_000;
const later = (days: number, from = Date.now()) => new Date(from + days * day);
const open = (advertiserId: string) => prisma.invoice.findFirst({ where: { advertiserId, state: "open" } });

async function running() {
  const { by, admin, invoice } = await ordered(single);
  await book(invoice.id, admin.cookie);
  const { paidUntil } = await status(by.advertiserId);
  return { by, admin, end: paidUntil?.getTime() ?? 0 };
}

describe("renewal on invoice", () => {
  it("the next period is invoiced fourteen days ahead, once; paid, it follows without a gap", async () => {
    const { by, admin, end } = await running();
    expect(await keepPlans(later(-15, end))).toBe(0);
    expect(await keepPlans(later(-13, end))).toBe(1);
    expect(await keepPlans(later(-12, end))).toBe(0);
    const renewal = await open(by.advertiserId);
    expect(renewal).toMatchObject({ periodStart: new Date(end), dueAt: new Date(end), plan: "single" });
    await book(renewal?.id ?? "", admin.cookie);
    const { paidUntil, periodStart } = await status(by.advertiserId);
    expect(periodStart?.getTime()).toBe(end);
    expect(paidUntil).toEqual(renewal?.periodEnd);
    expect(await mailsTo(by.email)).toEqual(["planOrdered", "planActive", "planRenewal", "planActive"]);
  });

  it("unpaid: past due and hidden at the end, reminded twice, ended after three weeks; all mails once", async () => {
    const { by, end } = await running();
    await addLocations(by.companyId, 1);
    await keepPlans(later(-13, end));
    for (const [days, state] of [
      [0, "pastdue"],
      [7, "pastdue"],
      [14, "pastdue"],
      [21, "cancelled"],
    ] as const) {
      await keepPlans(later(days, end));
      expect(await keepPlans(later(days, end))).toBe(0);
      expect(await status(by.advertiserId)).toMatchObject({ abonnement: state });
      expect(await shownLocations()).toEqual([]);
    }
    expect(await open(by.advertiserId)).toBeNull();
    expect(await prisma.advertiserLocation.count({ where: { active: true } })).toBe(1);
    const told = ["planPastDue", "planReminder", "planReminder", "planEnded"];
    expect(await mailsTo(by.email)).toEqual(["planOrdered", "planActive", "planRenewal", ...told]);
  });

  it("stored pages go in the minute in which a plan's time runs out, once, however it is paid", async () => {
    const { by, end } = await running();
    await prisma.advertiser.update({ where: { id: by.advertiserId }, data: { payment: "stripe" } });
    const tags: string[] = [];
    const stop = onChanged((changed) => tags.push(...changed));
    expect(await dropLapsedPlans(later(0, end - 1))).toBe(0);
    expect(tags).toEqual([]);
    expect(await dropLapsedPlans(later(0, end + 30_000))).toBe(1);
    expect(await dropLapsedPlans(later(0, end + 90_000))).toBe(0);
    expect(await keepPlans(later(0, end + 90_000))).toBe(0);
    stop();
    expect(tags).toEqual(["advertiser"]);
  });

  it("paid in arrears it is active and shown again", async () => {
    const { by, admin } = await running();
    const [location] = await addLocations(by.companyId, 1);
    await prisma.advertiser.update({ where: { id: by.advertiserId }, data: { paidUntil: later(-1) } });
    await keepPlans();
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "pastdue" });
    const { entity } = await order(by, single);
    await book(entity[0].subscription.openInvoice.id, admin.cookie);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "active" });
    expect(await shownLocations()).toEqual([location]);
  });

  it("cancelled by its owner: no renewal, ended with the period; a renewal that was out is void", async () => {
    const { by, end } = await running();
    await keepPlans(later(-13, end));
    await post(cancel, by.cookie);
    expect(await open(by.advertiserId)).toBeNull();
    expect(await keepPlans(later(-5, end))).toBe(0);
    expect(await keepPlans(later(0, end))).toBe(1);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "cancelled" });
    expect((await order(by, group)).entity[0].subscription).toMatchObject({ state: "pending" });
  });

  it("a renewal that an admin cancels is not issued again", async () => {
    const { by, admin, end } = await running();
    await keepPlans(later(-13, end));
    await cancelByAdmin((await open(by.advertiserId))?.id ?? "", admin.cookie);
    expect(await keepPlans(later(-12, end))).toBe(0);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "active", endsAtPeriod: true });
  });

  it("a company that the admins have closed gets no renewal, and one again once it is open", async () => {
    const { by, end } = await running();
    await prisma.company.update({ where: { id: by.companyId }, data: { active: false } });
    expect(await keepPlans(later(-13, end))).toBe(0);
    await prisma.company.update({ where: { id: by.companyId }, data: { active: true } });
    expect(await keepPlans(later(-12, end))).toBe(1);
  });
});

describe("orders and trials", () => {
  it("an order that nobody pays is reminded and ends three weeks after its day", async () => {
    const { by, invoice } = await ordered();
    const due = invoice.dueAt;
    expect(await keepPlans(later(6, due))).toBe(0);
    expect(await keepPlans(later(7, due))).toBe(1);
    expect(await keepPlans(later(14, due))).toBe(1);
    expect(await keepPlans(later(21, due))).toBe(1);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "cancelled" });
    const told = ["planOrdered", "planReminder", "planReminder", "planOrderCancelled"];
    expect(await mailsTo(by.email)).toEqual(told);
  });

  it("a trial is announced five days ahead and ends by itself; with an order it goes on waiting", async () => {
    const by = await house();
    const other = await house();
    await post(trial, by.cookie);
    await post(trial, other.cookie);
    await order(other);
    expect(await keepPlans(later(24))).toBe(1);
    expect(await keepPlans(later(26))).toBe(2);
    expect(await keepPlans(later(27))).toBe(0);
    await keepPlans(later(31));
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "cancelled", plan: "trial" });
    expect(await status(other.advertiserId)).toMatchObject({ abonnement: "pending" });
    expect(await mailsTo(by.email)).toEqual(["planTrial", "planTrialEnds", "planEnded"]);
  });

  it("of an erased company the open invoice is void and the paid one stays, recipient and all", async () => {
    const { by } = await running();
    await order(by, group);
    await prisma.$transaction((tx) => eraseCompany(tx, by.companyId));
    expect(await prisma.advertiser.count()).toBe(0);
    const rows = await prisma.invoice.findMany({ orderBy: { number: "asc" } });
    expect(rows).toMatchObject([
      { state: "paid", advertiserId: null, recipient: { name: expect.stringContaining("Reisen") } },
      { state: "cancelled", advertiserId: null },
    ]);
  });
});
