import { v7 as uuidv7 } from "uuid";
import { notify } from "@/lib/db/notices";
import type { Transaction } from "@/lib/db/prisma";
import { hindranceOf } from "./consent";
import { messageId, type StoredMail } from "./draw";
import { isMailGroup } from "./groups";
import { queuedChannel } from "./outbox";
import { veiledSecrets } from "./secrets";
import { unsubscribePage } from "./unsubscribe";

export type Kept = StoredMail & { state: "queued" | "sent" | "failed" };

export type Refusal = "mailEmpty" | "mailUnsubscribed" | "mailNotAgreed" | "mailLinksGone";

/** The one link that can be made again: it is signed, not stored. */
function withUnsubscribe({ group, recipient, language }: Kept, body: string) {
  if (!isMailGroup(group)) return body;
  const page = unsubscribePage({ email: recipient, group }, language);
  return body.replace(/[^\s"<>()]*\/unsubscribe\/…/g, page);
}

/** Why a mail cannot leave again; null where it can. */
export async function refusalOf(tx: Transaction, mail: Kept): Promise<Refusal | null> {
  if ((mail.data === null && !mail.text) || !mail.recipient.includes("@")) return "mailEmpty";
  if (mail.group) {
    const { recipient: email, group, template } = mail;
    const hindrance = await hindranceOf(tx, { email, group, template });
    if (hindrance) return hindrance === "optedOut" ? "mailUnsubscribed" : "mailNotAgreed";
  }
  // One that is still to be drawn has its links in its data.
  if (mail.data !== null) return null;
  return veiledSecrets.test(withUnsubscribe(mail, mail.text + mail.html)) ? "mailLinksGone" : null;
}

const wake = (tx: Transaction, id: string) => notify(tx, queuedChannel, id);

/**
 * Sends a mail once more; returns its id. One that never left keeps its row and its Message-ID (a server that took it
 * after all makes no second copy of it); one that did is a wanted second copy: a new row with a Message-ID of its own.
 */
export async function sendAgain(tx: Transaction, mail: Kept) {
  if (mail.state !== "sent") {
    const fresh = { state: "queued", attempts: 0, error: null, nextAttempt: new Date() } as const;
    await tx.outboxMail.update({ where: { id: mail.id }, data: fresh });
    await wake(tx, mail.id);
    return mail.id;
  }
  const { recipient, language, template, group, subject } = mail;
  const id = uuidv7();
  const old = typeof mail.headers === "object" && mail.headers !== null ? mail.headers : {};
  const headers = { ...old, "Message-ID": messageId(id) };
  const [html, text] = [withUnsubscribe(mail, mail.html), withUnsubscribe(mail, mail.text)];
  await tx.outboxMail.create({ data: { id, recipient, language, template, group, subject, html, text, headers } });
  await wake(tx, id);
  return id;
}
