import type { Language } from "@/lib/i18n/routing";
import { pageUrl } from "@/lib/mail/content";
import type { Mail } from "@/lib/mail/outbox";
import type { InvitationData } from "./schema";

type Person = { email: string; firstname: string; language: Language };
type Host = { firstname: string; lastname: string };

export function invitedMail(
  { email, owner, language }: InvitationData,
  token: string,
  { host, company }: { host: Host; company: string },
): Mail {
  const link = pageUrl(language, ["invitation"], { token });
  const data = { host: `${host.firstname} ${host.lastname}`, company, owner, link };
  return { to: email, language, template: "staffInvited", data };
}

export function roleMail({ email, firstname, language }: Person, about: { company: string; owner: boolean }): Mail {
  const data = { firstname, ...about, link: pageUrl(language, ["login"]) };
  return { to: email, language, template: "staffRole", data };
}

export function removedMail({ email, firstname, language }: Person, { company }: { company: string }): Mail {
  const data = { firstname, company, link: pageUrl(language, ["userpanel", "profile"]) };
  return { to: email, language, template: "staffRemoved", data };
}
