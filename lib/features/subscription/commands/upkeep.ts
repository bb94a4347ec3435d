import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { queryOnce } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { log } from "@/lib/log";
import { notify } from "../notify";
import type { AdvertiserRow } from "../present";
import {
  day,
  type Interval,
  type OrderPlan,
  orderPlans,
  patienceDays,
  periodEnd,
  reminderDays,
  renewalDays,
  trialNoticeDays,
} from "../rules";
import { invoiceData, issue } from "./issue";
import { move, voidOpen } from "./move";
import { customerOf, lockAdvertiser } from "./reach";

/** As many as one run takes on; the next goes on. */
const most = 200;

type Work = (tx: Transaction, row: AdvertiserRow) => Promise<boolean>;

/**
 * Runs `work` on each advertiser that a condition finds (`a`; $1 is now), locked and read anew; it answers whether
 * it had to do anything. One that fails keeps no other from its turn. Returns how many were changed.
 */
async function eachDue(condition: string, now: Date, work: Work) {
  const text = `select a.id from advertiser a where ${condition} order by a."paidUntil", a.id limit ${most}`;
  const due = await queryOnce<{ id: string }>(text, [now]);
  let changed = 0;
  for (const { id } of due) {
    const turn = transaction(async (tx) => {
      const row = await lockAdvertiser(tx, id);
      return row !== null && (await work(tx, row));
    });
    const done = await turn.catch((error: unknown) => {
      log.error({ err: error, advertiser: id }, "a plan was not moved on");
      return false;
    });
    if (done) changed += 1;
  }
  return changed;
}

const contactOf = async (tx: Transaction, row: AdvertiserRow) => (await customerOf(tx, row.companyId)).contact;
const over = (date: Date | null, now: Date, days = 0) => date !== null && date.getTime() + days * day <= now.getTime();
const open = `(select from invoice i where i."advertiserId" = a.id and i.state = 'open'`;

/** A trial and a plan that was cancelled end by themselves; an order that is still unpaid goes on waiting. */
const endPeriods = (now: Date) =>
  eachDue(
    `a.abonnement = 'active' and a."paidUntil" <= $1 and (a.plan = 'trial' or (a.payment = 'invoice' and a."endsAtPeriod"))`,
    now,
    async (tx, row) => {
      if (row.abonnement !== "active" || !over(row.paidUntil, now)) return false;
      const waits = row.plan === "trial" && row.invoices.length > 0;
      if (!waits) await voidOpen(tx, null, row);
      await move(tx, null, row, waits ? "wait" : "end");
      if (!waits) await notify(tx, "planEnded", await contactOf(tx, row), { ...row, until: row.paidUntil });
      return true;
    },
  );

const failUnpaid = (now: Date) =>
  eachDue(
    `a.abonnement = 'active' and a.payment = 'invoice' and a."paidUntil" <= $1 and not a."endsAtPeriod"`,
    now,
    async (tx, row) => {
      if (row.abonnement !== "active" || row.endsAtPeriod || !over(row.paidUntil, now)) return false;
      await move(tx, null, row, "fail");
      const about = { ...row, until: row.paidUntil, invoice: row.invoices[0] };
      await notify(tx, "planPastDue", await contactOf(tx, row), about);
      return true;
    },
  );

/** The order is void; what is not paid for ends. A plan that runs on beside it does. */
const losePatience = (now: Date) =>
  eachDue(
    `exists ${open} and i."dueAt" <= $1::timestamptz - interval '${patienceDays} days')
      or (a.abonnement = 'pastdue' and a.payment = 'invoice' and not exists ${open})
        and a."paidUntil" <= $1::timestamptz - interval '${patienceDays} days')`,
    now,
    async (tx, row) => {
      const [invoice] = row.invoices;
      if (!over(invoice?.dueAt ?? row.paidUntil, now, patienceDays)) return false;
      await voidOpen(tx, null, row);
      const ends = row.abonnement !== "active";
      await move(tx, null, row, ends ? "end" : "withdraw");
      const template = ends && row.abonnement === "pastdue" ? "planEnded" : "planOrderCancelled";
      const about = { ...(invoice ?? row), until: row.paidUntil, invoice };
      await notify(tx, template, await contactOf(tx, row), about);
      return true;
    },
  );

async function renew(tx: Transaction, row: AdvertiserRow, now: Date) {
  const plan = orderPlans.find((one) => one === row.plan) as OrderPlan;
  const interval = row.interval as Interval;
  const start = row.paidUntil as Date;
  const customer = await customerOf(tx, row.companyId);
  const period = { start, end: periodEnd(start, interval) };
  const order = { plan, interval, customer, vatId: row.vatId, dueAt: start, period, now };
  await issue(tx, null, row.id, { data: invoiceData(order), notice: "planRenewal", to: customer.contact });
}

/** The next period's invoice, ahead of it; none for a company that the admins have closed. */
const issueRenewals = (now: Date) =>
  eachDue(
    `a.abonnement = 'active' and a.payment = 'invoice' and a.plan in ('single', 'group') and not a."endsAtPeriod"
      and a."paidUntil" > $1 and a."paidUntil" <= $1::timestamptz + interval '${renewalDays} days' and not exists ${open})
      and exists (select from company c where c.id = a."companyId" and c.active)`,
    now,
    async (tx, row) => {
      if (row.abonnement !== "active" || row.endsAtPeriod || row.invoices.length > 0) return false;
      if (!over(row.paidUntil, now, -renewalDays) || over(row.paidUntil, now)) return false;
      await renew(tx, row, now);
      return true;
    },
  );

const remind = (now: Date) =>
  eachDue(
    `exists ${open} and i.reminders < ${reminderDays.length}
      and i."dueAt" <= $1::timestamptz - (array[${reminderDays}])[i.reminders + 1] * interval '1 day')`,
    now,
    async (tx, row) => {
      const [invoice] = row.invoices;
      const days = reminderDays[invoice?.reminders ?? 0];
      if (!invoice || days === undefined || !over(invoice.dueAt, now, days)) return false;
      const data = { reminders: { increment: 1 }, remindedAt: now, version: { increment: 1 } };
      await tx.invoice.update({ where: { id: invoice.id }, data });
      const about = { ...invoice, until: row.paidUntil, invoice };
      await notify(tx, "planReminder", await contactOf(tx, row), about);
      return true;
    },
  );

/** Said once: the audit line is the note that it was. */
const announceTrialEnds = (now: Date) =>
  eachDue(
    `a.abonnement = 'active' and a.plan = 'trial' and a."paidUntil" > $1
      and a."paidUntil" <= $1::timestamptz + interval '${trialNoticeDays} days'
      and not exists (select from audit_entry e where e.noun = 'subscription' and e."recordId" = a."companyId"::text
        and e.action = 'trialNotice')`,
    now,
    async (tx, row) => {
      const line = { action: "trialNotice", noun: "subscription", recordId: row.companyId };
      if (row.plan !== "trial" || (await tx.auditEntry.findFirst({ where: line, select: { id: true } }))) return false;
      await audit(tx, null, line);
      await notify(tx, "planTrialEnds", await contactOf(tx, row), { ...row, until: row.paidUntil });
      return true;
    },
  );

/** What the clock does to plans on invoice and to trials. A second run finds nothing. Returns how many it moved. */
export async function keepPlans(now = new Date()) {
  const ended = await endPeriods(now);
  const failed = await failUnpaid(now);
  const lost = await losePatience(now);
  return ended + failed + lost + (await issueRenewals(now)) + (await remind(now)) + (await announceTrialEnds(now));
}
