import { type MailGroup, mailGroups } from "@/lib/mail/groups";
import type { EmailSettings, EmailSettingsChange } from "./schema";

type Pace = EmailSettings["requests"];

/**
 * How request mails reach somebody: not at all while the unsubscription stands, else at the pace chosen before.
 * A stored "never" without an unsubscription is none: "mails may be sent again" must hold.
 */
export function requestPace(stored: Pace, unsubscribed: boolean): Pace {
  if (unsubscribed) return "never";
  return stored === "never" ? "now" : stored;
}

type Groups = ReadonlySet<string>;

/** Advertising is on where somebody has agreed and not left since; the others where nobody has left. */
export function settingsOf(stored: Pace, off: Groups, agreed: Groups): EmailSettings {
  return {
    requests: requestPace(stored, off.has("requests")),
    offers: !off.has("offers"),
    news: !off.has("news"),
    marketing: agreed.has("marketing") && !off.has("marketing"),
  };
}

const switchesOf = ({ requests, ...rest }: EmailSettingsChange) => {
  return { ...rest, requests: requests === undefined ? undefined : requests !== "never" };
};

/** Groups that a change turns off and on. What is off already is not left once more: "never agreed" is no opt-out. */
export function turned(before: EmailSettings, change: EmailSettingsChange) {
  const [old, wanted] = [switchesOf(before), switchesOf(change)];
  const becomes = (on: boolean) => mailGroups.filter((group) => wanted[group] === on && old[group] !== on);
  return { off: becomes(false), on: becomes(true) };
}

/** Groups with a setting on the page: requests go to bus partners and travel services alone. */
export function groupsFor(ofMarket: boolean): MailGroup[] {
  return ofMarket ? ["requests", "offers", "news", "marketing"] : ["offers", "news", "marketing"];
}
