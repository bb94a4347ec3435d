import type { Language } from "@/lib/i18n/routing";
import { pageUrl } from "@/lib/mail/content";
import { prepareMail } from "@/lib/mail/outbox";

type Person = { email: string; firstname: string; language: Language };
type About = { userName: string; company: string };

// Rendered before the transaction that queues them (queueMail), so that it stays short.

export function confirmMail({ email, firstname, language }: Person, token: string, about: About) {
  const data = { firstname, ...about, link: pageUrl(language, ["confirmuser"], { token }) };
  return prepareMail({ to: email, language, template: "registerConfirm", data });
}

/** Someone registers with an address that has an account: only its owner learns of it. */
export function alreadyRegisteredMail({ email, firstname, language }: Person) {
  const data = { firstname, link: pageUrl(language, ["login"]), resetLink: pageUrl(language, ["forgotpassword"]) };
  return prepareMail({ to: email, language, template: "alreadyRegistered", data });
}

export function resetMail({ email, firstname, language }: Person, token: string) {
  const data = { firstname, link: pageUrl(language, ["resetpw"], { token }) };
  return prepareMail({ to: email, language, template: "passwordReset", data });
}

export function passwordChangedMail({ email, firstname, language }: Person) {
  const data = { firstname, link: pageUrl(language, ["forgotpassword"]) };
  return prepareMail({ to: email, language, template: "passwordChanged", data });
}
