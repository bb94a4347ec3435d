import { newAnswerLink } from "@/lib/features/offer/queries/answerLink";
import { pageUrl } from "@/lib/mail/content";
import { prepareMail } from "@/lib/mail/outbox";
import type { AlertedRequest, RequestDigestData } from "@/lib/mail/templates/alerts";
import type { Language } from "@/lib/i18n/routing";
import type { Recipient } from "./queries/recipients";

// Rendered before the transaction that queues them, so that it stays short.

/** To a partner's person. */
async function alertMail({ email, language, distance }: Recipient, request: AlertedRequest) {
  const mail = await prepareMail({ to: email, language, template: "requestAlert", data: { ...request, distance } });
  return { email, mail, token: null };
}

/** To a passive provider's stored address; the link is good once its row, `token`, is written. */
async function passiveMail(recipient: Recipient, name: string, request: AlertedRequest, until: Date) {
  const { email, language, distance, companyId } = recipient;
  const { token, row } = newAnswerLink({ companyId, requestId: request.id, email, until });
  const data = { ...request, distance, company: name, link: pageUrl(language, ["answer", token]) };
  const mail = await prepareMail({ to: email, language, template: "requestForPassive", data });
  return { email, mail, token: row };
}

export function alertMailOf(recipient: Recipient, request: AlertedRequest, until: Date) {
  const { passive } = recipient;
  return passive ? passiveMail(recipient, passive.name, request, until) : alertMail(recipient, request);
}
export type PreparedAlert = Awaited<ReturnType<typeof alertMailOf>>;

export const digestMail = (to: string, language: Language, data: RequestDigestData) =>
  prepareMail({ to, language, template: "requestDigest", data });
