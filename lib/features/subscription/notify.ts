import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import type { AttachmentRef } from "@/lib/mail/attachments";
import { type Mail, queueMail } from "@/lib/mail/outbox";
import type { TemplateName } from "@/lib/mail/registry";
import type { InvoiceFacts, SubscriptionData } from "@/lib/mail/templates/subscription";
import { currentIssuer } from "@/lib/payment/issuer";
import type { InvoiceRow } from "./present";
import type { Interval, Plan, State } from "./rules";

/** Who hears of a company's plan: its owner, else the company itself. */
export type Contact = { company: string; email: string; language: Language };
export type Notice = Extract<TemplateName, `plan${string}`> & Exclude<TemplateName, "planPaidTwice">;
type Billed = Pick<InvoiceRow, "id" | "number" | "gross" | "currency" | "dueAt">;
type About = { plan: string | null; interval: string | null; until: Date | null; invoice?: Billed | null };

function invoiceFacts({ number, gross, currency, dueAt }: Billed): InvoiceFacts {
  const { bank, iban, bic } = currentIssuer();
  return { number, gross, currency, due: dueAt.getTime(), bank, iban, bic };
}

/** Whoever books it wants the paper itself: each mail that tells of an invoice brings its PDF. */
const attachmentOf = ({ id, number }: Billed): AttachmentRef => ({
  kind: "invoice",
  id,
  filename: `${number}.pdf`,
});

function mailOf(template: Notice, { company, email, language }: Contact, about: About): Mail {
  const data: SubscriptionData = {
    company,
    plan: (about.plan ?? "single") as Plan,
    interval: about.interval as Interval | null,
    until: about.until?.getTime() ?? null,
    invoice: about.invoice && invoiceFacts(about.invoice),
  };
  return { to: email, language, template, data, attachment: about.invoice ? attachmentOf(about.invoice) : undefined };
}

export async function notify(tx: Transaction, template: Notice, to: Contact, about: About) {
  if (to.email !== "") await queueMail(tx, mailOf(template, to, about));
}

type Status = { abonnement: State; plan: string | null; endsAtPeriod: boolean };

/** What a change that was read from Stripe is to the owner; null where nothing it would notice. */
export function noticeOf(before: Status, after: Status): Notice | null {
  if (before.abonnement !== after.abonnement || before.plan !== after.plan) {
    const noticeBy: Record<State, Notice | null> = {
      none: null,
      // A payment that is only not through yet looks the same; a declined card has an event of its own.
      pending: null,
      active: "planActive",
      pastdue: "planPastDue",
      cancelled: before.abonnement === "none" || before.abonnement === "cancelled" ? null : "planEnded",
    };
    return noticeBy[after.abonnement];
  }
  if (before.endsAtPeriod === after.endsAtPeriod || after.abonnement !== "active") return null;
  return after.endsAtPeriod ? "planEnding" : "planResumed";
}

type Admin = { email: string; language: Language };

export async function notifyAdmins(
  tx: Transaction,
  admins: readonly Admin[],
  data: { company: string; kept: string; cancelled: string },
) {
  for (const { email: to, language } of admins) {
    await queueMail(tx, { to, language, template: "planPaidTwice", data });
  }
}
