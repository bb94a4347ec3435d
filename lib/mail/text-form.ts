import { env } from "@/env.mjs";
import type { MailContent } from "./content";
import type { MailWords } from "./words";

const quoted = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** The mail for programs that show no HTML. What a user wrote over several lines is marked line by line. */
export function textForm(content: MailContent, t: MailWords, unsubscribe?: string) {
  const { heading, intro, facts = [], quote, action, notes = [], reason } = content;
  const blocks = [
    "Charabanc",
    heading,
    ...intro,
    facts.map(({ label, value, href }) => `${label}: ${value}${href ? `\n${href}` : ""}`).join("\n"),
    quote ? `${quote.label}:\n${quoted(quote.text)}` : "",
    `${action.label}:\n${action.href}`,
    ...notes,
    `-- \n${env.OPERATOR_NAME}, ${env.OPERATOR_ADDRESS}\n${env.OPERATOR_PHONE}, ${env.OPERATOR_EMAIL}`,
    reason ?? t(unsubscribe ? "footer.group" : "footer.reason"),
    unsubscribe ? `${t("footer.unsubscribe")}:\n${unsubscribe}` : "",
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
