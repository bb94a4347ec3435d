import type { Language } from "@/lib/i18n/routing";
import { pageUrl } from "@/lib/mail/content";
import type { Mail } from "@/lib/mail/outbox";
import { confirmationHours } from "./rules/registration";

type Person = { email: string; firstname: string; language: Language };
type About = { userName: string; company: string };
type Mailbox = Pick<Person, "email" | "language">;

export function confirmMail({ email, firstname, language }: Person, token: string, about: About): Mail {
  const link = pageUrl(language, ["confirmuser"], { token });
  const data = { firstname, ...about, link, hours: confirmationHours };
  return { to: email, language, template: "registerConfirm", data };
}

/** Someone registers with an address that has an account: only its owner learns of it. */
export function alreadyRegisteredMail({ email, firstname, language }: Person): Mail {
  const data = { firstname, link: pageUrl(language, ["login"]), resetLink: pageUrl(language, ["forgotpassword"]) };
  return { to: email, language, template: "alreadyRegistered", data };
}

export function resetMail({ email, firstname, language }: Person, token: string): Mail {
  const data = { firstname, link: pageUrl(language, ["resetpw"], { token }) };
  return { to: email, language, template: "passwordReset", data };
}

/** To whom an admin has made an account for: the link chooses its first password. */
export function accountInvitedMail(person: Person & { userName: string }, token: string, company: string): Mail {
  const { email, firstname, language, userName } = person;
  const link = pageUrl(language, ["resetpw"], { token });
  const data = { firstname, userName, company, hours: confirmationHours, link };
  return { to: email, language, template: "accountInvited", data };
}

export function passwordChangedMail({ email, firstname, language }: Person): Mail {
  const data = { firstname, link: pageUrl(language, ["forgotpassword"]) };
  return { to: email, language, template: "passwordChanged", data };
}

/** To the stored address of a passive provider. */
export function claimProfileMail({ email, language }: Mailbox, data: { company: string; link: string }): Mail {
  return { to: email, language, template: "claimProfile", data };
}

/** To the address that was stored before: what a stranger took over by its domain must not stay unseen. */
export function profileClaimedMail(
  { email, language }: Mailbox,
  data: { company: string; name: string; by: string },
): Mail {
  const link = pageUrl(language, ["contact"]);
  return { to: email, language, template: "profileClaimed", data: { ...data, link } };
}

/** To the new address, which only its link proves. */
export function emailConfirmMail({ email, firstname, language }: Person, token: string): Mail {
  const data = { firstname, link: pageUrl(language, ["confirmemail"], { token }) };
  return { to: email, language, template: "emailConfirm", data };
}

/** To the old address, with a way to act where it was somebody else. */
export function emailAskedMail({ email, firstname, language }: Person, byAdmin = false): Mail {
  const link = pageUrl(language, byAdmin ? ["contact"] : ["userpanel", "profile"]);
  const data = { firstname, link, ...(byAdmin ? { byAdmin } : {}) };
  return { to: email, language, template: "emailAsked", data };
}

/** To the old address; its owner can no longer sign in with it. */
export function emailChangedMail({ email, firstname, language }: Person): Mail {
  const data = { firstname, link: pageUrl(language, ["contact"]) };
  return { to: email, language, template: "emailChanged", data };
}

export function deleteConfirmMail({ email, firstname, language }: Person, token: string): Mail {
  const data = { firstname, link: pageUrl(language, ["confirmdelete"], { token }) };
  return { to: email, language, template: "deleteConfirm", data };
}

export function deleteScheduledMail({ email, firstname, language }: Person, date: Date): Mail {
  const data = { firstname, date: date.getTime(), link: pageUrl(language, ["login"]) };
  return { to: email, language, template: "deleteScheduled", data };
}

export function accountKeptMail({ email, firstname, language }: Person): Mail {
  const data = { firstname, link: pageUrl(language, ["userpanel", "profile"]) };
  return { to: email, language, template: "accountKept", data };
}

/** The last owner's account is gone: whoever is there longest owns the company now. */
export function newOwnerMail({ email, firstname, language }: Person, company: string): Mail {
  const data = { firstname, company, link: pageUrl(language, ["userpanel", "staff"]) };
  return { to: email, language, template: "newOwner", data };
}
