import { oneLine, typedLine } from "../clean";
import { pageUrl, type Template } from "../content";
import { requestFacts, wordOf } from "../facts";
import type { MailWords } from "../words";
import { contactFacts, named, type OfferConfirmedData } from "./offers";

type MailedBus = {
  licenceplate: string;
  name: string | null;
  design: string;
  capacity: number;
};
/** `before`: the bus that the author knows of; null where none was named. */
type OfferBusData = OfferConfirmedData & { bus: MailedBus; before: MailedBus | null };

function busLine({ licenceplate, name, design, capacity }: MailedBus, t: MailWords) {
  const names = [typedLine(licenceplate, 20), name ? typedLine(name, 80) : ""];
  return [...names, wordOf(design, t), t("alert.seats", { count: capacity })].filter(Boolean).join(", ");
}

export const offerBus: Template<OfferBusData> = ({ data, t, language }) => {
  const after = busLine(data.bus, t);
  const bus = data.before ? t("fact.edit", { after, before: busLine(data.before, t) }) : after;
  const way = data.before ? "" : "Named";
  return {
    subject: t(`offerBus.subject${way}`, named(data)),
    heading: t(`offerBus.heading${way}`, named(data)),
    intro: [t(`offerBus.intro${way}`, named(data))],
    facts: [{ label: t("fact.bus"), value: bus }, ...contactFacts(data.contact, t), ...requestFacts(data, t, language)],
    action: { label: t("action.openRequest"), href: pageUrl(language, ["myrequest", data.token]) },
    notes: [t("offerConfirmed.reply")],
    replyTo: oneLine(data.contact.email, 254),
  };
};
