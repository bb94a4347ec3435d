import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import type { ListDefinition, ListQuery } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { mailGroups } from "@/lib/mail/groups";

export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the outbox without its parts. */
export const mailSummary = z
  .strictObject({
    id: z.uuid(),
    recipient: z.string(),
    language: z.enum(languages),
    template: z.string(),
    group: z.string().nullable(),
    subject: z.string(),
    state: z.enum(mailStates),
    attempts: z.number().int(),
    /** Why the last attempt failed. */
    error: z.string().nullable(),
    created_at: z.number(),
    sent_at: z.number().nullable(),
  })
  .meta({ id: "MailSummary" });
export type MailSummary = z.infer<typeof mailSummary>;

/**
 * `links`: addresses of this installation in it; where a mail server delivers, none that opens an account.
 * `attachments`: names of the files that are made and go with it when it leaves.
 */
export const mailRecord = mailSummary
  .extend({
    text: z.string(),
    html: z.string(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    links: z.array(z.string()),
    attachments: z.array(z.string()),
    nextAttempt: z.number().nullable(),
  })
  .meta({ id: "Mail" });
export type MailRecord = z.infer<typeof mailRecord>;

export const mailParams = z.strictObject({ id: z.uuid("invalidValue") });

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));
export const mailColumns = [
  { head: "subject", of: ({ subject }: MailSummary) => subject },
  { head: "recipient", of: ({ recipient }: MailSummary) => recipient },
  { head: "template", of: ({ template }: MailSummary) => template },
  { head: "state", of: ({ state }: MailSummary) => state },
  { head: "created_at", of: ({ created_at }: MailSummary) => dateOf(created_at) },
  { head: "sent_at", of: ({ sent_at }: MailSummary) => dateOf(sent_at) },
  { head: "error", of: ({ error }: MailSummary) => error },
  { head: "group", of: ({ group }: MailSummary) => group },
  { head: "language", of: ({ language }: MailSummary) => language },
  { head: "attempts", of: ({ attempts }: MailSummary) => attempts },
  { head: "id", of: ({ id }: MailSummary) => id },
] as const satisfies readonly Column<MailSummary>[];

/** `text`: every word stands in recipient or subject. */
export const mailFilter = allAndAny({
  text: one(term),
  state: one(z.enum(mailStates, "invalidValue")),
  template: one(term),
  group: one(z.enum(mailGroups, "invalidValue")),
});
export type MailFilter = z.output<typeof mailFilter>;
export type MailTerms = NonNullable<MailFilter["a"]>;

const mailSorts = ["created_at"] as const;
export const mailQuery = adminQuery(mailFilter, mailSorts);

function filterOf({ q, filters }: ListQuery): MailFilter | undefined {
  const state = mailStates.find((known) => known === filters.state);
  const group = mailGroups.find((known) => known === filters.group);
  const a: MailTerms = {
    ...(q ? { text: q } : {}),
    ...(state ? { state } : {}),
    ...(group ? { group } : {}),
    ...(filters.template ? { template: filters.template } : {}),
  };
  return Object.keys(a).length > 0 ? { a } : undefined;
}

export const mailList: ListDefinition<MailSummary, MailFilter> = {
  name: "outbox",
  call: "/admin/outbox",
  path: "/adminpanel/email/outbox",
  table: "default",
  columns: mailColumns,
  filters: { state: mailStates, template: "text", group: mailGroups },
  sorts: mailSorts,
  dir: "desc",
  filterOf,
};
