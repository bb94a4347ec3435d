import type { Language } from "@/lib/i18n/routing";
import type { Mail } from "@/lib/mail/outbox";

type Invited = { email: string; language: Language; company: string; link: string };

/** To the stored address of a passive provider; advertising, so that it has the links to stop it. */
export function invitationMail({ email, language, company, link }: Invited): Mail {
  return { to: email, language, template: "providerInvited", data: { company, link } };
}
