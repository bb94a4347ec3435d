import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import type { AttachmentRef } from "@/lib/mail/attachments";
import { type Mail, prepareMail, queueMail } from "@/lib/mail/outbox";
import type { TemplateName } from "@/lib/mail/registry";
import type { InvoiceFacts, SubscriptionData } from "@/lib/mail/templates/subscription";
import { currentIssuer } from "@/lib/payment/issuer";
import type { InvoiceRow } from "./present";
import type { Interval, Plan, State } from "./rules";

/** Who hears of a company's plan: its owner, else the company itself. */
export type Contact = { company: string; email: string; language: Language };
export type Notice = Extract<TemplateName, `plan${string}`> & Exclude<TemplateName, "planPaidTwice">;
/** Without an id while it is not yet written. */
type Billed = Pick<InvoiceRow, "number" | "gross" | "currency" | "dueAt"> & { id?: string };
type About = { plan: string | null; interval: string | null; until: Date | null; invoice?: Billed | null };

function invoiceFacts({ number, gross, currency, dueAt }: Billed): InvoiceFacts {
  const { bank, iban, bic } = currentIssuer();
  return { number, gross, currency, due: dueAt.getTime(), bank, iban, bic };
}

/** Whoever books it wants the paper itself: each mail that tells of an invoice brings its PDF. */
const attachmentOf = ({ id, number }: { id: string; number: string }): AttachmentRef => ({
  ...{ kind: "invoice", id, filename: `${number}.pdf` },
});

function mailOf(template: Notice, { company, email, language }: Contact, about: About): Mail {
  const data: SubscriptionData = {
    company,
    plan: (about.plan ?? "single") as Plan,
    interval: about.interval as Interval | null,
    until: about.until?.getTime() ?? null,
    invoice: about.invoice && invoiceFacts(about.invoice),
  };
  const { id, number } = about.invoice ?? {};
  const attachment = id && number ? attachmentOf({ id, number }) : undefined;
  return { to: email, language, template, data, attachment };
}

/** Stands in a mail for the number that its invoice gets inside the transaction. */
export const futureNumber = "CB-XXXX-XXXXX";

/** Drawn outside the transaction. Null where there is nobody to tell. */
export const drawNotice = async (template: Notice, to: Contact, about: About) =>
  to.email === "" ? null : prepareMail(mailOf(template, to, about));

type Drawn = Awaited<ReturnType<typeof drawNotice>>;

/** Queues an invoice's mail with the number it has got, and the invoice. */
export async function sendNumbered(tx: Transaction, mail: Drawn, invoice: Pick<InvoiceRow, "id" | "number">) {
  if (!mail) return;
  const named = (text: string) => text.replaceAll(futureNumber, invoice.number);
  const { subject, html, text } = mail;
  const attachment = attachmentOf(invoice);
  await queueMail(tx, { ...mail, subject: named(subject), html: named(html), text: named(text), attachment });
}

export async function notify(tx: Transaction, template: Notice, to: Contact, about: About) {
  if (to.email !== "") await queueMail(tx, mailOf(template, to, about));
}

type Status = { abonnement: State; plan: string | null; endsAtPeriod: boolean };

/** What a change that was read from Stripe is to the owner; null where nothing it would notice. */
export function noticeOf(before: Status, after: Status): Notice | null {
  if (before.abonnement !== after.abonnement || before.plan !== after.plan) {
    const told: Record<State, Notice | null> = {
      none: null,
      // A payment that is only not through yet looks the same; a declined card has an event of its own.
      pending: null,
      active: "planActive",
      pastdue: "planPastDue",
      cancelled: before.abonnement === "none" || before.abonnement === "cancelled" ? null : "planEnded",
    };
    return told[after.abonnement];
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
