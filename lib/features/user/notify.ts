import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { pageUrl } from "@/lib/mail/content";
import { queueMail } from "@/lib/mail/outbox";

type Person = { email: string; firstname: string; language: Language };
type About = { userName: string; company: string };

export function notifyConfirm(tx: Transaction, { email, firstname, language }: Person, token: string, about: About) {
  const data = { firstname, ...about, link: pageUrl(language, ["confirmuser"], { token }) };
  return queueMail(tx, { to: email, language, template: "registerConfirm", data });
}

/** Someone registers with an address that has an account: only its owner learns of it. */
export function notifyAlreadyRegistered(tx: Transaction, { email, firstname, language }: Person) {
  const data = { firstname, link: pageUrl(language, ["login"]), resetLink: pageUrl(language, ["forgotpassword"]) };
  return queueMail(tx, { to: email, language, template: "alreadyRegistered", data });
}

export function notifyReset(tx: Transaction, { email, firstname, language }: Person, token: string) {
  const data = { firstname, link: pageUrl(language, ["resetpw"], { token }) };
  return queueMail(tx, { to: email, language, template: "passwordReset", data });
}

export function notifyPasswordChanged(tx: Transaction, { email, firstname, language }: Person) {
  const data = { firstname, link: pageUrl(language, ["forgotpassword"]) };
  return queueMail(tx, { to: email, language, template: "passwordChanged", data });
}
