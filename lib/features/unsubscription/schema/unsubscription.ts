import { z } from "zod";
import { inboxKinds } from "@/lib/features/inbox/schema";
import { integer, one, term } from "@/lib/http/list-query";
import { mailGroups } from "@/lib/mail/groups";

export const unsubscribeParams = z.object({ token: z.string().min(10, "linkInvalid").max(1_000, "linkInvalid") });

/** What a link of a mail is about (GET, POST and DELETE /unsubscribe/{token}). */
export const subscriptionRecord = z.strictObject({
  email: z.string(),
  group: z.enum(["requests", "offers", "news", "marketing"]),
  unsubscribed: z.boolean(),
});

export const mailPaces = ["now", "daily", "never"] as const;

/** What a signed-in person is told: mails of requests have a pace, the other groups are on or off. */
export const emailSettings = z
  .strictObject({
    requests: z.enum(mailPaces, "invalidValue"),
    offers: z.boolean("invalidValue"),
    news: z.boolean("invalidValue"),
    marketing: z.boolean("invalidValue"),
    /** What of the inbox goes to the browsers that the person has switched on. */
    push: z.array(z.enum(inboxKinds, "invalidValue"), "invalidValue").max(inboxKinds.length, "tooMany"),
  })
  .meta({ id: "EmailSettings" });
export type EmailSettings = z.infer<typeof emailSettings>;

/** PUT /user/emailsettings */
export const emailSettingsChange = emailSettings.partial();
export type EmailSettingsChange = z.infer<typeof emailSettingsChange>;

/** How somebody left a group: by a mail's link, in the account, or told to an admin by mail or phone. */
const optOutWays = ["link", "account", "mail", "phone"] as const;
export type OptOutWay = (typeof optOutWays)[number];

/** One opt-out as admins see it; `active`: in force now, which means that mails are sent in its group. */
export const unsubscriptionRecord = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    group: z.string(),
    created_at: z.number(),
    /** Null for those from before it was kept. */
    how: z.enum(optOutWays).nullable(),
    active: z.boolean(),
  })
  .meta({ id: "Unsubscription" });
export type UnsubscriptionRecord = z.infer<typeof unsubscriptionRecord>;

export const unsubscriptionGroup = z
  .strictObject({ group: z.string(), count: z.number().int(), active: z.boolean() })
  .meta({ id: "UnsubscriptionGroup" });
export type UnsubscriptionGroup = z.infer<typeof unsubscriptionGroup>;

/** Ways that an admin enters by hand. */
export const toldWays = ["mail", "phone"] as const satisfies readonly OptOutWay[];
/** POST /admin/mailer/unsubscriptions */
export const optOutInput = z.strictObject({
  email: z.string("required").trim().toLowerCase().min(1, "required").max(200, "tooLong").email("emailInvalid"),
  groups: z.array(z.enum(mailGroups, "invalidValue"), "required").min(1, "required").max(mailGroups.length, "tooMany"),
  how: z.enum(toldWays, "required"),
});
export type OptOutInput = z.infer<typeof optOutInput>;

const groupName = z.string().min(1, "required").max(60, "tooLong");
const unsubscriptionSorts = ["created_at", "email"] as const;
/** Query of GET /admin/mailer/unsubscriptions…; `group` narrows it to one; newest first unless told. */
export const mailerQuery = z.strictObject({
  limit: integer(1, 100).default(10),
  offset: integer(0, 100_000_000).default(0),
  group: groupName.optional(),
  sort: z.enum(unsubscriptionSorts, "invalidValue").default("created_at"),
  dir: z.enum(["asc", "desc"], "invalidValue").optional(),
});
export const searchParams = z.strictObject({ term: term.min(1, "required") });
const address = z.string().trim().min(1, "required").max(320, "tooLong");
export const emailParams = z.strictObject({ email: address });
export const groupEmailParams = z.strictObject({ group: groupName, email: address });

// Of the CSV; the JSON calls have paths of their own.
export const unsubscriptionTerms = { email: one(term), group: one(groupName), active: one(z.boolean()) };
export type UnsubscriptionKeys = typeof unsubscriptionTerms;
