import type { Language } from "@/lib/i18n/routing";
import { pageUrl } from "@/lib/mail/content";
import { prepareMail } from "@/lib/mail/outbox";
import type { InvitationData } from "./schema";

type Person = { email: string; firstname: string; language: Language };
type Host = { firstname: string; lastname: string };

// Rendered before the transaction that queues them (queueMail), so that it stays short.

export function invitedMail(
  { email, owner, language }: InvitationData,
  token: string,
  { host, company }: { host: Host; company: string },
) {
  const link = pageUrl(language, ["invitation"], { token });
  const data = { host: `${host.firstname} ${host.lastname}`, company, owner, link };
  return prepareMail({ to: email, language, template: "staffInvited", data });
}

export function roleMail({ email, firstname, language }: Person, about: { company: string; owner: boolean }) {
  const data = { firstname, ...about, link: pageUrl(language, ["login"]) };
  return prepareMail({ to: email, language, template: "staffRole", data });
}

export function removedMail({ email, firstname, language }: Person, { company }: { company: string }) {
  const data = { firstname, company, link: pageUrl(language, ["userpanel", "profile"]) };
  return prepareMail({ to: email, language, template: "staffRemoved", data });
}
