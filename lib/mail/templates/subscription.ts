import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { oneLine, typedLine } from "../clean";
import { type Fact, pageUrl, type Template } from "../content";
import type { MailWords } from "../words";

export type InvoiceFacts = {
  number: string;
  gross: number;
  currency: string;
  due: number;
  bank: string;
  iban: string;
  bic: string;
};

/** What every mail about a plan tells. `until`: the end of the period; `invoice`: the one that is open. */
export type SubscriptionData = {
  company: string;
  plan: "trial" | "single" | "group";
  interval: "monthly" | "yearly" | null;
  until: number | null;
  invoice?: InvoiceFacts | null;
};
type PaidTwiceData = { company: string; kept: string; cancelled: string };

function planLine({ plan, interval }: SubscriptionData, t: MailWords) {
  return interval ? t("plan.paid", { plan: t(`plan.${plan}`), interval }) : t(`plan.${plan}`);
}

function invoiceFacts(invoice: InvoiceFacts, t: MailWords, language: Language): Fact[] {
  return [
    { label: t("fact.invoice"), value: oneLine(invoice.number, 20) },
    { label: t("fact.amount"), value: formatMoney(invoice.gross, invoice.currency, language) },
    { label: t("fact.due"), value: formatDate(invoice.due) },
    { label: t("fact.attached"), value: oneLine(`${invoice.number}.pdf`, 24) },
    { label: t("fact.account"), value: oneLine(`${invoice.iban}, ${invoice.bic}, ${invoice.bank}`, 200) },
  ];
}

function factsOf(data: SubscriptionData, t: MailWords, language: Language): Fact[] {
  const facts = [
    { label: t("fact.company"), value: typedLine(data.company, 120) },
    { label: t("fact.plan"), value: planLine(data, t) },
  ];
  return data.invoice ? [...facts, ...invoiceFacts(data.invoice, t, language)] : facts;
}

type Kind =
  | "planOrdered"
  | "planActive"
  | "planRenewal"
  | "planReminder"
  | "planPastDue"
  | "planEnded"
  | "planTrial"
  | "planTrialEnds"
  | "planEnding"
  | "planResumed"
  | "planCardFailed"
  | "planOrderCancelled";

const template =
  (kind: Kind): Template<SubscriptionData> =>
  ({ data, t, language }) => {
    const words = {
      plan: t(`plan.${data.plan}`),
      number: data.invoice ? oneLine(data.invoice.number, 20) : "",
      until: data.until === null ? "" : formatDate(data.until),
    };
    return {
      subject: t(`${kind}.subject`, words),
      heading: t(`${kind}.heading`, words),
      intro: [t(`${kind}.intro`, words)],
      facts: factsOf(data, t, language),
      action: { label: t(`${kind}.action`), href: pageUrl(language, ["create-subscription"]) },
    };
  };

export const planOrdered = template("planOrdered");
export const planActive = template("planActive");
export const planRenewal = template("planRenewal");
export const planReminder = template("planReminder");
export const planPastDue = template("planPastDue");
export const planEnded = template("planEnded");
export const planTrial = template("planTrial");
export const planTrialEnds = template("planTrialEnds");
export const planEnding = template("planEnding");
export const planResumed = template("planResumed");
export const planCardFailed = template("planCardFailed");
export const planOrderCancelled = template("planOrderCancelled");

/** To the admins: money of a customer that a person has to look at. */
export const planPaidTwice: Template<PaidTwiceData> = ({ data, t, language }) => ({
  subject: t("planPaidTwice.subject", { company: typedLine(data.company, 120) }),
  heading: t("planPaidTwice.heading"),
  intro: [t("planPaidTwice.intro")],
  facts: [
    { label: t("fact.company"), value: typedLine(data.company, 120) },
    { label: t("fact.kept"), value: oneLine(data.kept, 80) || t("fact.none") },
    { label: t("fact.cancelled"), value: oneLine(data.cancelled, 200) },
  ],
  action: { label: t("planPaidTwice.action"), href: pageUrl(language, ["adminpanel"]) },
});
