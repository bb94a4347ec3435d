import { z } from "zod";
import { adminList } from "@/lib/http/admin-list-call";
import { one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { mailGroups } from "@/lib/mail/groups";

const mailStates = ["queued", "sent", "failed"] as const;
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

/** What was sent, waits or failed. */
export const mailList = adminList<MailSummary>()({
  name: "outbox",
  screen: "outbox",
  table: "default",
  words: "mail.outbox",
  labels: "mail.outbox.column",
  columns: {
    subject: {},
    recipient: {},
    template: { values: "mail.outbox.template" },
    state: { values: "mail.outbox.state", nowrap: true, card: "side" },
    created_at: {
      of: ({ created_at }) => new Date(created_at),
      label: "mail.outbox.column.created",
      sort: "created_at",
      nowrap: true,
    },
    sent_at: { of: ({ sent_at }) => dateOf(sent_at), nowrap: true, usual: false },
    error: {},
    group: { values: "mail.outbox.group", usual: false },
    language: { values: "adminuser.language", usual: false },
    attempts: { right: true, usual: false },
    id: { usual: false },
  },
  terms: {
    /** Every word stands in recipient or subject. */
    text: one(term),
    state: one(z.enum(mailStates, "invalidValue")),
    template: one(term),
    group: one(z.enum(mailGroups, "invalidValue")),
  },
  filters: { state: {}, template: {}, group: {} },
  sorts: ["created_at"],
  dir: "desc",
});
export type MailFilter = z.output<typeof mailList.filter>;
export type MailTerms = NonNullable<MailFilter["a"]>;
