import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import type { ListDefinition, ListQuery } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { nameField, phoneField, userNameField } from "./fields";
import { accountTypes, roles, userRecord } from "./user";

/** `waiting`: a registration whose mailed link was not used yet; no account so far. */
export const userStates = ["active", "leaving", "closed", "unconfirmed", "waiting"] as const;
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
  })
  .meta({ id: "AdminUser" });
export type AdminUserRecord = z.infer<typeof adminUserRecord>;

const instant = (ms: number | null) => (ms === null ? null : new Date(ms));
export const adminUserColumns = [
  { head: "name", of: (row: AdminUserRecord) => `${row.firstname} ${row.lastname}` },
  { head: "userName", of: (row: AdminUserRecord) => row.userName },
  { head: "email", of: (row: AdminUserRecord) => row.email },
  { head: "role", of: (row: AdminUserRecord) => row.role },
  { head: "companyName", of: (row: AdminUserRecord) => row.companyName },
  { head: "companyType", of: (row: AdminUserRecord) => row.companyType },
  { head: "owner", of: (row: AdminUserRecord) => row.owner },
  { head: "state", of: (row: AdminUserRecord) => row.state },
  { head: "phone", of: (row: AdminUserRecord) => row.phone },
  { head: "language", of: (row: AdminUserRecord) => row.language },
  { head: "sessions", of: (row: AdminUserRecord) => row.sessions },
  { head: "created_at", of: (row: AdminUserRecord) => new Date(row.created_at) },
  { head: "lastSeenAt", of: (row: AdminUserRecord) => instant(row.lastSeenAt) },
  { head: "id", of: (row: AdminUserRecord) => row.id },
] as const satisfies readonly Column<AdminUserRecord>[];

/** `text` finds by name, user name and mail address. State `waiting` lists the registrations in place of the accounts. */
export const adminUserFilter = allAndAny({
  text: one(term),
  role: one(z.enum(roles, "invalidValue")),
  companyType: one(z.enum([...accountTypes, "none"], "invalidValue")),
  company: one(z.uuid("invalidValue")),
  state: one(z.enum(userStates, "invalidValue")),
});
export type AdminUserFilter = z.output<typeof adminUserFilter>;
export type AdminUserTerms = NonNullable<AdminUserFilter["a"]>;

export const adminUserSorts = ["created_at", "name", "userName", "email"] as const;
export type AdminUserSort = (typeof adminUserSorts)[number];
export const adminUserQuery = adminQuery(adminUserFilter, adminUserSorts);

function filterOf({ q, filters }: ListQuery) {
  const given = Object.entries({ text: q, ...filters }).filter(([, value]) => value);
  return given.length > 0 ? { a: Object.fromEntries(given) } : undefined;
}

export const adminUserList: ListDefinition<AdminUserRecord, AdminUserFilter> = {
  name: "users",
  call: "/admin/users",
  path: "/adminpanel/users",
  table: "adminUsers",
  columns: adminUserColumns,
  filters: {
    role: roles,
    companyType: [...accountTypes.filter((type) => type !== "private"), "none"],
    state: userStates,
  },
  sorts: adminUserSorts,
  dir: "desc",
  filterOf,
};

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
