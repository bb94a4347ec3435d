import type { ContactRule } from "@/lib/access/records";
import type { Language } from "@/lib/i18n/routing";
import { typedLine, typedText } from "../clean";
import { pageUrl, type Template } from "../content";
import { ruleForAuthor } from "../contact-rule";
import { about, moment, type RequestFacts, requestFacts } from "../facts";
import type { MailWords } from "../words";

/** `contact`: the author's rule; null where none holds. `receiver`: the one company that the request goes to. */
type Contact = { contact?: ContactRule | null; receiver?: string | null };
type RequestConfirmData = RequestFacts & Contact & { token: string };
/** `token`: of the author's page, where one was made for this mail; else the public page or the home page is linked. */
type RequestApprovedData = RequestFacts & Contact & { id: string; token?: string };
type RequestRejectedData = RequestFacts & { reason: string; token?: string };
type RequestWithdrawnData = RequestFacts;
type RequestReceivedData = RequestFacts &
  Pick<Contact, "contact"> & {
    id: string;
    company: string;
    description?: string | null;
    /** Asked before all others; milliseconds. */
    opensAt?: number | null;
  };

const toldOf = ({ contact, receiver }: Contact, t: MailWords) => (contact ? [ruleForAuthor(contact, t, receiver)] : []);

const one = (receiver: string) => ({ company: typedLine(receiver, 120) });

export const requestConfirm: Template<RequestConfirmData> = ({ data, t, language }) => ({
  subject: t("requestConfirm.subject", about(data)),
  heading: t("requestConfirm.heading"),
  intro: [data.receiver ? t("requestConfirm.introOne", one(data.receiver)) : t("requestConfirm.intro")],
  facts: requestFacts(data, t, language),
  action: { label: t("requestConfirm.action"), href: pageUrl(language, ["myrequest", data.token]) },
  notes: [...toldOf(data, t), t("requestConfirm.expiry"), t("requestConfirm.keep"), t("requestConfirm.stranger")],
});

export const requestApproved: Template<RequestApprovedData> = ({ data, t, language }) => ({
  subject: t("requestApproved.subject", about(data)),
  heading: t("requestApproved.heading", about(data)),
  intro: [data.receiver ? t("requestApproved.introOne", one(data.receiver)) : t("requestApproved.intro")],
  facts: requestFacts(data, t, language),
  action: {
    label: t("requestApproved.action"),
    href: data.token ? pageUrl(language, ["myrequest", data.token]) : pageUrl(language, ["request", data.id]),
  },
  notes: toldOf(data, t),
});

export const requestRejected: Template<RequestRejectedData> = ({ data, t, language }) => ({
  subject: t("requestRejected.subject", about(data)),
  heading: t("requestRejected.heading", about(data)),
  intro: [t("requestRejected.intro")],
  quote: { label: t("fact.reason"), text: typedText(data.reason) },
  facts: requestFacts(data, t, language),
  action: data.token
    ? { label: t("action.openRequest"), href: pageUrl(language, ["myrequest", data.token]) }
    : { label: t("action.newRequest"), href: pageUrl(language, []) },
  notes: [t("requestRejected.again")],
});

export const requestWithdrawn: Template<RequestWithdrawnData> = ({ data, t, language }) => ({
  subject: t("requestWithdrawn.subject", about(data)),
  heading: t("requestWithdrawn.heading", about(data)),
  intro: [t("requestWithdrawn.intro")],
  facts: requestFacts(data, t, language),
  action: { label: t("action.newRequest"), href: pageUrl(language, []) },
});

/** What is said to one company alone, or to those of a circle: these read it before all others. */
function receivedWords(data: RequestReceivedData, t: MailWords, language: Language) {
  if (!data.opensAt)
    return {
      subject: t("requestReceived.subject", about(data)),
      heading: t("requestReceived.heading"),
      intro: [t("requestReceived.intro", one(data.company))],
      word: t("requestReceived.action"),
    };
  const facts = { ...about(data), ...one(data.company), time: moment(data.opensAt, language) };
  return {
    subject: t("requestReceived.subjectFirst", facts),
    heading: t("requestReceived.headingFirst"),
    intro: [t("requestReceived.introFirst", facts)],
    word: t("requestReceived.actionFirst"),
  };
}

export const requestReceived: Template<RequestReceivedData> = ({ data, t, language }) => {
  const { word, ...words } = receivedWords(data, t, language);
  return {
    ...words,
    facts: requestFacts(data, t, language),
    quote: data.description ? { label: t("fact.description"), text: typedText(data.description) } : undefined,
    action: { label: word, href: pageUrl(language, ["request", data.id]) },
    notes: data.contact ? [t(`contactRule.partner.${data.contact}`)] : undefined,
  };
};
