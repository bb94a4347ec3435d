import { z } from "zod";
import { one, term } from "@/lib/http/list-query";
import { languages } from "@/lib/i18n/routing";
import { mailGroups } from "@/lib/mail/groups";
import { mailStates } from "../rules";

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

export const mailTerms = {
  /** Every word stands in recipient or subject. */
  text: one(term),
  state: one(z.enum(mailStates, "invalidValue")),
  template: one(term),
  group: one(z.enum(mailGroups, "invalidValue")),
};
export type MailKeys = typeof mailTerms;
