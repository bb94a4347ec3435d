import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { type MailGroup, mailGroups } from "@/lib/mail/groups";
import type { EmailSettings, EmailSettingsChange } from "./schema/unsubscription";

type Pace = EmailSettings["requests"];
/** What has a rhythm: each kind of request, and what fits one's own bus or group. */
const mailTopics = [...kinds, "fit"] as const;
/** How mails about each of them reach somebody. */
export type Mails = Record<(typeof mailTopics)[number], Pace>;

/** Columns of an account that hold them. */
export const mailsSelect = {
  groupMails: true,
  vacancyMails: true,
  emptyrideMails: true,
  emergencyMails: true,
  fitMails: true,
} as const;
type MailColumns = Record<keyof typeof mailsSelect, Pace>;

export const toMails = (row: MailColumns): Mails => ({
  grouprequest: row.groupMails,
  vacancy: row.vacancyMails,
  emptyride: row.emptyrideMails,
  emergency: row.emergencyMails,
  fit: row.fitMails,
});

export const mailColumns = ({ grouprequest, vacancy, emptyride, emergency, fit }: Mails): MailColumns => ({
  groupMails: grouprequest,
  vacancyMails: vacancy,
  emptyrideMails: emptyride,
  emergencyMails: emergency,
  fitMails: fit,
});

export const allAt = (pace: Pace): Mails => ({
  grouprequest: pace,
  vacancy: pace,
  emptyride: pace,
  emergency: pace,
  fit: pace,
});

/**
 * How request mails reach somebody: not at all while the unsubscription stands, else at the paces chosen before. The
 * database keeps no "never" for all, so that "mails may be sent again" holds.
 */
export const requestPaces = (stored: Mails, unsubscribed: boolean) => (unsubscribed ? allAt("never") : stored);

/** Of several reasons to write, the most urgent one. */
export const fastest = (...paces: readonly Pace[]): Pace =>
  paces.includes("now") ? "now" : paces.includes("daily") ? "daily" : "never";

/** The fastest of all: one word for the whole. */
export const paceOf = (mails: Mails): Pace => fastest(...mailTopics.map((topic) => mails[topic]));

/** One pace for all where it was changed, then those that were changed by themselves. */
export function changedMails(before: Mails, { mail, mails }: { mail?: Pace; mails?: Partial<Mails> }): Mails {
  const base = mail === undefined || mail === paceOf(before) ? before : allAt(mail);
  const own = mailTopics.filter((topic) => mails?.[topic] !== undefined && mails[topic] !== before[topic]);
  return { ...base, ...Object.fromEntries(own.map((topic) => [topic, mails?.[topic]])) };
}

type Groups = ReadonlySet<string>;
type MailSettings = Omit<EmailSettings, "push">;

/** Advertising is on where somebody has agreed and not left since; the others where nobody has left. */
export function settingsOf(stored: Mails, off: Groups, agreed: Groups): MailSettings {
  return {
    requests: paceOf(requestPaces(stored, off.has("requests"))),
    offers: !off.has("offers"),
    news: !off.has("news"),
    marketing: agreed.has("marketing") && !off.has("marketing"),
  };
}

const switchesOf = ({ requests, ...rest }: Partial<MailSettings>) => {
  return { ...rest, requests: requests === undefined ? undefined : requests !== "never" };
};

/** Groups that a change turns off and on. What is off already is not left once more: "never agreed" is no opt-out. */
export function turned(before: MailSettings, change: EmailSettingsChange) {
  const [old, wanted] = [switchesOf(before), switchesOf(change)];
  const becomes = (on: boolean) => mailGroups.filter((group) => wanted[group] === on && old[group] !== on);
  return { off: becomes(false), on: becomes(true) };
}

/** Groups with a setting on the page: requests go to bus partners and travel services alone. */
export function groupsFor(ofMarket: boolean): MailGroup[] {
  return ofMarket ? ["requests", "offers", "news", "marketing"] : ["offers", "news", "marketing"];
}
