import { z } from "zod";
import { one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { emailField, nameField, phoneField, userNameField } from "./fields";
import { roles, userStates } from "../rules/account";
import { accountTypes, userRecord } from "./user";

export type UserState = (typeof userStates)[number];

/** A user as admins see it: the wire shape `User`, and what only they are told. */
export const adminUserRecord = z
  .strictObject({
    ...userRecord.shape,
    companyName: z.string().nullable(),
    state: z.enum(userStates),
    sessions: z.number().int(),
    created_at: z.number(),
    confirmed_at: z.number().nullable(),
    closed_at: z.number().nullable(),
    /** Day on which the account is erased, where its owner has asked for it. */
    deleteAfter: z.number().nullable(),
    lastSeenAt: z.number().nullable(),
    /** Signs in with a second factor. */
    secondFactor: z.boolean(),
  })
  .meta({ id: "AdminUser" });
export type AdminUserRecord = z.infer<typeof adminUserRecord>;

// `text` finds by name, user name and mail address. State `waiting` lists the registrations in place of the accounts.
/** What the call of the list takes as filter. */
export const listTerms = {
  text: one(term),
  role: one(z.enum(roles, "invalidValue")),
  companyType: one(z.enum([...accountTypes, "none"], "invalidValue")),
  company: one(z.uuid("invalidValue")),
  state: one(z.enum(userStates, "invalidValue")),
};
export type AdminUserKeys = typeof listTerms;

/** Of the shape, but nobody's to set here: a record may come back whole, as it was read. */
const ignored = {
  id: z.unknown(),
  email: z.unknown(),
  companyType: z.unknown(),
  companyName: z.unknown(),
  subscription: z.unknown(),
  singleKeys: z.unknown(),
  sessions: z.unknown(),
  created_at: z.unknown(),
  confirmed_at: z.unknown(),
  closed_at: z.unknown(),
  deleteAfter: z.unknown(),
  lastSeenAt: z.unknown(),
  secondFactor: z.unknown(),
};

/** PUT /admin/users/{id}. `state`: `closed` closes, `active` opens again. */
export const adminUserChange = z
  .strictObject({
    userName: userNameField,
    firstname: nameField(80),
    lastname: nameField(80),
    phone: phoneField.nullable(),
    language: z.enum(languages, "invalidValue"),
    role: z.enum(roles, "invalidValue"),
    company: z.uuid("invalidValue").nullable(),
    owner: z.boolean("invalidValue"),
    state: z.enum(userStates, "invalidValue"),
    version: z.number("invalidValue").int("invalidValue"),
    ...ignored,
  })
  .partial();
export type AdminUserChange = z.output<typeof adminUserChange>;

/** POST /admin/users: the person chooses the password by a mailed link. */
export const adminUserInput = z.strictObject({
  email: emailField,
  firstname: nameField(80),
  lastname: nameField(80),
  language: z.enum(languages, "invalidValue"),
  role: z.enum(roles, "invalidValue").default("user"),
  company: z.uuid("invalidValue").nullable().default(null),
  owner: z.boolean("invalidValue").default(false),
});
export type AdminUserInput = z.output<typeof adminUserInput>;

/** POST /admin/users/{id}/email */
export const adminEmailInput = z.strictObject({ email: emailField });
