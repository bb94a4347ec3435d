import type { ContactRule } from "@/lib/access/records";
import { typedLine } from "./clean";
import type { MailWords } from "./words";

/** Who gets the author's contact data, said to the author. `receiver`: the one company that the request goes to. */
export function ruleForAuthor(rule: ContactRule, t: MailWords, receiver?: string | null) {
  if (!receiver) return t(`contactRule.author.${rule}`);
  return t(`contactRule.author.${rule}One`, { company: typedLine(receiver, 120) });
}
