/** Kinds of mail one can unsubscribe from, one by one. */
export const mailGroups = ["requests", "offers", "news", "marketing"] as const;
export type MailGroup = (typeof mailGroups)[number];

export function isMailGroup(value: unknown): value is MailGroup {
  return mailGroups.some((group) => group === value);
}

/** Groups that go to nobody who has not said yes; the others go to all who have not left them. */
export const consentGroups: readonly MailGroup[] = ["marketing"];
