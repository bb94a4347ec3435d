import { z } from "zod";
import { languages } from "@/lib/i18n/routing";
import { roles } from "../rules/account";
import { deviceKinds } from "../rules/device";
import { emailField, nameField, newPasswordField, oldPasswordField, phoneField, userNameField } from "./fields";

export const accountTypes = ["busoperator", "touroperator", "travelService", "driver", "private"] as const;
const subscriptionStates = ["none", "pending", "active", "pastdue", "cancelled"] as const;

/** Wire shape `User`. */
export const userRecord = z
  .strictObject({
    id: z.uuid(),
    email: z.email(),
    userName: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    language: z.enum(languages),
    company: z.uuid().nullable(),
    companyType: z.enum(accountTypes).nullable(),
    owner: z.boolean(),
    /** Shortcuts of one key are on. */
    singleKeys: z.boolean(),
    subscription: z.enum(subscriptionStates),
    version: z.number().int(),
  })
  .meta({ id: "User" });
export type UserRecord = z.infer<typeof userRecord>;

/** What the browser keeps under the key `user`, and nothing else of the account. */
export type StoredUser = Pick<UserRecord, "id" | "firstname" | "role" | "companyType">;

/** Of the shape, but not the caller's to set: accepted so that a record can be sent back whole, then ignored. */
const ignored = {
  email: z.unknown(),
  company: z.unknown(),
  companyType: z.unknown(),
  owner: z.unknown(),
  subscription: z.unknown(),
};

/** PUT /user */
export const userChange = z
  .strictObject({
    id: z.uuid("invalidValue"),
    version: z.number("invalidValue").int("invalidValue"),
    userName: userNameField,
    firstname: nameField(80),
    lastname: nameField(80),
    phone: phoneField.nullable(),
    language: z.enum(languages, "invalidValue"),
    role: z.enum(roles, "invalidValue"),
    singleKeys: z.boolean("invalidValue"),
    ...ignored,
  })
  .partial();
export type UserChange = z.output<typeof userChange>;

/** The same in the profile form, where every field stands. */
export const profileForm = z.strictObject({
  userName: userNameField,
  firstname: nameField(80),
  lastname: nameField(80),
  phone: phoneField,
  language: z.enum(languages, "invalidValue"),
  singleKeys: z.boolean(),
});
export type ProfileForm = z.infer<typeof profileForm>;

export const passwordChange = z.strictObject({ newpassword: newPasswordField, oldpassword: oldPasswordField });
export type PasswordChange = z.infer<typeof passwordChange>;

export const userParams = z.strictObject({ id: z.uuid("invalidValue") });

/** POST /user/changeemail; the password is one's own. */
export const emailChange = z.strictObject({ email: emailField, password: oldPasswordField });
export type EmailChange = z.infer<typeof emailChange>;

/** The forms of the profile page, under names that no other form of that page has. */
export const emailChangeForm = z.strictObject({ newEmail: emailField, currentPassword: oldPasswordField });
export type EmailChangeForm = z.infer<typeof emailChangeForm>;
export const deleteForm = z.strictObject({ ownEmail: emailField });
export type DeleteForm = z.infer<typeof deleteForm>;
export const ownPasswordForm = z.strictObject({ ownPassword: oldPasswordField });
export const passkeyForm = z.strictObject({ passkeyName: nameField(60), passkeyPassword: oldPasswordField });
export type PasskeyForm = z.infer<typeof passkeyForm>;

/** One signed-in browser as its owner sees it; null where the user agent names none that we know. */
export const sessionRecord = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(deviceKinds).nullable(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Where it was last used, the address shortened: `203.0.113.x`; `local` is the server's own network. */
    network: z.string().nullable(),
    created_at: z.number(),
    lastSeenAt: z.number(),
    current: z.boolean(),
  })
  .meta({ id: "Session" });
export type SessionRecord = z.infer<typeof sessionRecord>;
