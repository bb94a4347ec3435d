import { typedLine } from "../clean";
import { ownLink, type Template } from "../content";

/** `link` leads to the page of the one action, with its token. */
type Person = { firstname: string; link: string };

/** `hours`: how long the link is good; not told by mails that were written before it was. */
type RegisterConfirmData = Person & { userName: string; company: string; hours?: number };
type AlreadyRegisteredData = Person & { resetLink: string };
type PasswordResetData = Person;
type PasswordChangedData = Person;
/** `left`: recovery codes that are still good. */
type FactorChangedData = Person & {
  deed: "on" | "off" | "reset" | "recovery" | "locked" | "codes" | "passkey" | "passkeyOff";
  left: number;
};
/** `company`: the one that the account works for, "" for none; `hours`: how long the link works. */
type AccountInvitedData = Person & { userName: string; company: string; hours: number };

const named = ({ firstname }: Person) => ({ firstname: typedLine(firstname, 60) });

export const registerConfirm: Template<RegisterConfirmData> = ({ data, t }) => ({
  subject: t("registerConfirm.subject"),
  heading: t("registerConfirm.heading"),
  intro: [t("registerConfirm.intro", named(data))],
  facts: [
    { label: t("fact.userName"), value: typedLine(data.userName, 80) },
    { label: t("fact.company"), value: typedLine(data.company, 120) },
  ],
  action: { label: t("registerConfirm.action"), href: ownLink(data.link) },
  notes: [t("registerConfirm.expiry", { hours: data.hours ?? 72 }), t("registerConfirm.stranger")],
});

export const alreadyRegistered: Template<AlreadyRegisteredData> = ({ data, t }) => ({
  subject: t("alreadyRegistered.subject"),
  heading: t("alreadyRegistered.heading"),
  intro: [t("alreadyRegistered.intro", named(data))],
  action: { label: t("alreadyRegistered.action"), href: ownLink(data.link) },
  notes: [t("alreadyRegistered.forgotten", { link: ownLink(data.resetLink) }), t("alreadyRegistered.stranger")],
});

export const passwordReset: Template<PasswordResetData> = ({ data, t }) => ({
  subject: t("passwordReset.subject"),
  heading: t("passwordReset.heading"),
  intro: [t("passwordReset.intro", { ...named(data), minutes: 60 })],
  action: { label: t("passwordReset.action"), href: ownLink(data.link) },
  notes: [t("passwordReset.stranger")],
});

export const passwordChanged: Template<PasswordChangedData> = ({ data, t }) => ({
  subject: t("passwordChanged.subject"),
  heading: t("passwordChanged.heading"),
  intro: [t("passwordChanged.intro", named(data))],
  action: { label: t("passwordChanged.action"), href: ownLink(data.link) },
  notes: [t("passwordChanged.own")],
});

export const factorChanged: Template<FactorChangedData> = ({ data, t }) => ({
  subject: t("factorChanged.subject", { deed: data.deed }),
  heading: t("factorChanged.subject", { deed: data.deed }),
  intro: [t("factorChanged.intro", { ...named(data), deed: data.deed, left: data.left })],
  action: { label: t("factorChanged.action", { deed: data.deed }), href: ownLink(data.link) },
  notes: [t("factorChanged.own")],
});

export const accountInvited: Template<AccountInvitedData> = ({ data, t }) => ({
  subject: t("accountInvited.subject"),
  heading: t("accountInvited.heading"),
  intro: [t("accountInvited.intro", named(data))],
  facts: [
    { label: t("fact.userName"), value: typedLine(data.userName, 80) },
    ...(data.company ? [{ label: t("fact.company"), value: typedLine(data.company, 120) }] : []),
  ],
  action: { label: t("accountInvited.action"), href: ownLink(data.link) },
  notes: [t("accountInvited.expiry", { hours: data.hours }), t("accountInvited.stranger")],
});
