import { oneLine, typedLine, typedText } from "../clean";
import { type Fact, pageUrl, type Template } from "../content";
import type { ContactMessageData } from "./contact";

type CompanyMessageData = ContactMessageData & { company: string; slug: string };

/** What somebody wrote to a company; the answer goes to the writer. */
export const companyMessage: Template<CompanyMessageData> = ({ data, t, language }) => {
  const name = typedLine(data.name, 80);
  const email = oneLine(data.email, 254);
  const facts: Fact[] = [
    { label: t("fact.name"), value: name },
    { label: t("fact.email"), value: email },
  ];
  if (data.phone) facts.push({ label: t("fact.phone"), value: typedLine(data.phone, 40) });
  return {
    subject: t("companyMessage.subject", { name }),
    heading: t("companyMessage.heading", { name }),
    intro: [t("companyMessage.intro", { company: typedLine(data.company, 120) })],
    facts,
    quote: { label: t("fact.message"), text: typedText(data.message) },
    action: { label: t("companyMessage.action"), href: pageUrl(language, ["publicProfile", data.slug]) },
    replyTo: email,
  };
};
