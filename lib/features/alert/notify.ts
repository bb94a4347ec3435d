import { newAnswerLink } from "@/lib/features/offer/queries/answer-link";
import { pageUrl } from "@/lib/mail/content";
import type { Mail } from "@/lib/mail/outbox";
import type { AlertedRequest, RequestDigestData } from "@/lib/mail/templates/alerts";
import type { Language } from "@/lib/i18n/routing";
import { ownPost } from "./queries/fitting";
import type { Recipient } from "./queries/recipients";

type AnswerLinkRow = ReturnType<typeof newAnswerLink>["row"];
/** `token`: the row that the mail's link needs to be good. */
export type Alert = { email: string; companyId: string | null; mail: Mail; token: AnswerLinkRow | null };

/** To a partner's person. */
function alertMail({ email, language, distance, fit, companyId }: Recipient, request: AlertedRequest): Alert {
  const data = { ...request, distance };
  if (!fit) return { email, companyId, mail: { to: email, language, template: "requestAlert", data }, token: null };
  const { extraKm, savedKm, post } = fit;
  const told = {
    own: { ...ownPost(post, language), id: post.id },
    extraKm: Math.round(extraKm),
    savedKm: Math.round(savedKm),
  };
  const mail = { to: email, language, template: "newFit", data: { ...data, ...told } } as const;
  return { email, companyId, mail, token: null };
}

/** To a passive provider's stored address. */
function passiveMail(recipient: Recipient, name: string, request: AlertedRequest, until: Date): Alert {
  const { email, language, distance, companyId } = recipient;
  const { token, row } = newAnswerLink({ companyId, requestId: request.id, email, until });
  const callBack = request.callBack?.open ? request.callBack : null;
  const data = { ...request, callBack, distance, company: name, link: pageUrl(language, ["answer", token]) };
  const mail: Mail = { to: email, language, template: "requestForPassive", data };
  return { email, companyId, mail, token: row };
}

export function alertMailOf(recipient: Recipient, request: AlertedRequest, until: Date) {
  const { passive } = recipient;
  return passive ? passiveMail(recipient, passive.name, request, until) : alertMail(recipient, request);
}

export const digestMail = (to: string, language: Language, data: RequestDigestData): Mail => ({
  to,
  language,
  template: "requestDigest",
  data,
});
