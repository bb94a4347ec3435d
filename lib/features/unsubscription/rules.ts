import type { MailGroup } from "@/lib/mail/groups";
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

export function settingsOf(stored: Pace, off: ReadonlySet<string>): EmailSettings {
  return {
    requests: requestPace(stored, off.has("requests")),
    offers: !off.has("offers"),
    news: !off.has("news"),
    marketing: !off.has("marketing"),
  };
}

/** Groups that a change turns off and on. */
export function turned(change: EmailSettingsChange): { off: MailGroup[]; on: MailGroup[] } {
  const { requests, ...switches } = change;
  const query = { ...switches, ...(requests === undefined ? {} : { requests: requests !== "never" }) };
  const groups = (value: boolean) =>
    (Object.keys(query) as MailGroup[]).filter((group) => query[group as keyof typeof query] === value);
  return { off: groups(false), on: groups(true) };
}

/** Groups with a setting on the page: requests go to bus partners and travel services alone. */
export function groupsFor(ofMarket: boolean): MailGroup[] {
  return ofMarket ? ["requests", "offers", "news", "marketing"] : ["offers", "news", "marketing"];
}
