import { z } from "zod";

export const unsubscribeParams = z.object({ token: z.string().min(10, "linkInvalid").max(1_000, "linkInvalid") });

/** What a link of a mail is about (GET, POST and DELETE /unsubscribe/{token}). */
export const subscriptionRecord = z.strictObject({
  email: z.string(),
  group: z.enum(["requests", "offers", "news", "marketing"]),
  unsubscribed: z.boolean(),
});

export const mailPaces = ["now", "daily", "never"] as const;

/** The mails of a signed-in person: requests have a pace, the other groups are on or off. */
export const emailSettings = z.strictObject({
  requests: z.enum(mailPaces, "invalidValue"),
  offers: z.boolean("invalidValue"),
  news: z.boolean("invalidValue"),
  marketing: z.boolean("invalidValue"),
});
export type EmailSettings = z.infer<typeof emailSettings>;

/** PUT /user/emailsettings */
export const emailSettingsChange = emailSettings.partial();
export type EmailSettingsChange = z.infer<typeof emailSettingsChange>;
