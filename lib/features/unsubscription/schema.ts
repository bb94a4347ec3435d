import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import type { ListDefinition, ListQuery } from "@/lib/http/admin-list";
import { allAndAny, integer, one, term } from "@/lib/http/list-query";
import { mailGroups } from "@/lib/mail/groups";

export const unsubscribeParams = z.object({ token: z.string().min(10, "linkInvalid").max(1_000, "linkInvalid") });

/** What a link of a mail is about (GET, POST and DELETE /unsubscribe/{token}). */
export const subscriptionRecord = z.strictObject({
  email: z.string(),
  group: z.enum(["requests", "offers", "news", "marketing"]),
  unsubscribed: z.boolean(),
});

export const mailPaces = ["now", "daily", "never"] as const;

/** The mails of a signed-in person: requests have a pace, the other groups are on or off. */
export const emailSettings = z
  .strictObject({
    requests: z.enum(mailPaces, "invalidValue"),
    offers: z.boolean("invalidValue"),
    news: z.boolean("invalidValue"),
    marketing: z.boolean("invalidValue"),
  })
  .meta({ id: "EmailSettings" });
export type EmailSettings = z.infer<typeof emailSettings>;

/** PUT /user/emailsettings */
export const emailSettingsChange = emailSettings.partial();
export type EmailSettingsChange = z.infer<typeof emailSettingsChange>;

/** One opt-out as admins see it; `active`: in force now, which means that mails are sent in its group. */
export const unsubscriptionRecord = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    group: z.string(),
    created_at: z.number(),
    active: z.boolean(),
  })
  .meta({ id: "Unsubscription" });
export type UnsubscriptionRecord = z.infer<typeof unsubscriptionRecord>;

export const unsubscriptionGroup = z
  .strictObject({ group: z.string(), count: z.number().int(), active: z.boolean() })
  .meta({ id: "UnsubscriptionGroup" });
export type UnsubscriptionGroup = z.infer<typeof unsubscriptionGroup>;

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

export const unsubscriptionColumns = [
  { head: "email", of: ({ email }: UnsubscriptionRecord) => email },
  { head: "group", of: ({ group }: UnsubscriptionRecord) => group },
  { head: "active", of: ({ active }: UnsubscriptionRecord) => active },
  { head: "created_at", of: ({ created_at }: UnsubscriptionRecord) => new Date(created_at) },
] as const satisfies readonly Column<UnsubscriptionRecord>[];

/** Of the CSV; the JSON calls have paths of their own. */
export const unsubscriptionFilter = allAndAny({ email: one(term), group: one(groupName), active: one(z.boolean()) });
export type UnsubscriptionFilter = z.output<typeof unsubscriptionFilter>;

/** What the page's address asks for: in force alone unless all are wanted or an address is looked for. */
export function unsubscribedQuery({ q, filters }: ListQuery) {
  const shown = q || filters.show === "all" ? {} : { active: true };
  return { ...shown, ...(q ? { email: q } : {}), ...(filters.group ? { group: filters.group } : {}) };
}

function mailerCall({ q, filters, sort, dir }: ListQuery, { take, skip }: { take: number; skip: number }) {
  const base = "/admin/mailer/unsubscriptions";
  const path = q ? `${base}/search/${encodeURIComponent(q)}` : filters.show === "all" ? base : `${base}/active`;
  const page = new URLSearchParams({ limit: String(take), offset: String(skip), sort, dir });
  if (filters.group) page.set("group", filters.group);
  return `${path}?${page}`;
}

export const unsubscriptionList: ListDefinition<UnsubscriptionRecord, UnsubscriptionFilter> = {
  name: "unsubscriptions",
  call: "/admin/mailer/unsubscriptions",
  path: "/adminpanel/email/unsubscribed",
  table: "default",
  columns: unsubscriptionColumns,
  filters: { show: ["all"], group: mailGroups },
  sorts: unsubscriptionSorts,
  dir: "desc",
  callOf: mailerCall,
  filterOf: (query) => ({ a: unsubscribedQuery(query) }),
};
