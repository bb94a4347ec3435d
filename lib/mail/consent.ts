import type { Transaction } from "@/lib/db/prisma";
import { consentGroups } from "./groups";
import { withoutConsent } from "./registry";
import { subscriberKey } from "./unsubscribe";

/** What an address has said to a group of mails. Who has never agreed has not opted out, and the other way round. */
type GroupState = "agreed" | "never" | "optedOut";

async function stateOf(tx: Transaction, email: string, group: string): Promise<GroupState> {
  const where = { email_group: { email: subscriberKey(email), group } };
  if (await tx.unsubscription.findUnique({ where, select: { email: true } })) return "optedOut";
  return (await tx.mailConsent.findUnique({ where, select: { email: true } })) ? "agreed" : "never";
}

type Letter = { email: string; group: string; template: string };
const isOneOf = (values: readonly string[], value: string) => values.includes(value);

/** Why a mail of a group may not go to an address; null where it may. */
export async function hindranceOf(tx: Transaction, { email, group, template }: Letter) {
  const state = await stateOf(tx, email, group);
  if (state === "optedOut") return "optedOut" as const;
  const asks = isOneOf(consentGroups, group) && !isOneOf(withoutConsent, template);
  return state === "never" && asks ? ("never" as const) : null;
}

// Names of our own code, safe as literals.
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

/** The same for a row of the outbox, in the words of its list. */
export const hindranceSql = `case
  when exists (select from unsubscription u where u.email = lower(recipient) and u."group" = outbox_mail."group")
    then 'recipient has unsubscribed'
  when "group" in (${listed(consentGroups)}) and template not in (${listed(withoutConsent)}) and not exists (
    select from mail_consent m where m.email = lower(recipient) and m."group" = outbox_mail."group")
    then 'recipient has not agreed' end`;
