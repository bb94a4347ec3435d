import { oneLine, typedLine, typedText } from "../clean";
import { type Fact, pageUrl, type Template } from "../content";

export type ContactMessageData = { name: string; email: string; phone?: string | null; message: string };

export const contactMessage: Template<ContactMessageData> = ({ data, t, language }) => {
  const name = typedLine(data.name, 80);
  const facts: Fact[] = [
    { label: t("fact.name"), value: name },
    // Copied into an answer: without the invisible joiners that the other values carry.
    { label: t("fact.email"), value: oneLine(data.email, 254) },
  ];
  if (data.phone) facts.push({ label: t("fact.phone"), value: typedLine(data.phone, 40) });
  return {
    subject: t("contactMessage.subject", { name }),
    heading: t("contactMessage.heading", { name }),
    intro: [t("contactMessage.intro")],
    facts,
    quote: { label: t("fact.message"), text: typedText(data.message) },
    action: {
      label: t("contactMessage.action"),
      href: pageUrl(language, ["adminpanel", "email", "outbox"], { template: "contactMessage" }),
    },
    replyTo: oneLine(data.email, 254),
  };
};
