import { env } from "@/env.mjs";
import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";

type Person = { email: string; firstname: string; language: Language };

const link = (language: Language, path: string) => `${env.APP_URL}/${language}${path}`;

export function notifyConfirm(tx: Transaction, person: Person, token: string, about: { userName: string; company: string }) {
  const data = { firstname: person.firstname, ...about, link: link(person.language, `/confirmuser?token=${token}`) };
  return queueMail(tx, { to: person.email, language: person.language, template: "registerConfirm", data });
}

/** Someone registers with an address that has an account: only its owner learns of it. */
export function notifyAlreadyRegistered(tx: Transaction, person: Person) {
  const { language } = person;
  const data = {
    firstname: person.firstname,
    link: link(language, "/login"),
    resetLink: link(language, "/forgotpassword"),
  };
  return queueMail(tx, { to: person.email, language, template: "alreadyRegistered", data });
}

export function notifyReset(tx: Transaction, person: Person, token: string) {
  const data = { firstname: person.firstname, link: link(person.language, `/resetpw?token=${token}`) };
  return queueMail(tx, { to: person.email, language: person.language, template: "passwordReset", data });
}

export function notifyPasswordChanged(tx: Transaction, person: Person) {
  const data = { firstname: person.firstname, link: link(person.language, "/forgotpassword") };
  return queueMail(tx, { to: person.email, language: person.language, template: "passwordChanged", data });
}
