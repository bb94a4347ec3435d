import { z } from "zod";
import type { Language } from "@/lib/i18n/routing";

export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** The outbox's filter as it stands in the address; what makes no sense there counts as not given. */
export const outboxAddress = z.object({
  state: z.enum(mailStates).optional().catch(undefined),
  template: z.string().max(60).optional().catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
export type OutboxAddress = z.infer<typeof outboxAddress>;

export type MailSummary = {
  id: string;
  recipient: string;
  language: Language;
  template: string;
  subject: string;
  state: MailState;
  created_at: number;
};

export type MailRecord = MailSummary & {
  group: string | null;
  text: string;
  html: string;
  headers: [name: string, value: string][];
  links: string[];
  attempts: number;
  error: string | null;
  nextAttempt: number | null;
  sent_at: number | null;
};

/** Address of the list with some of its filter changed; a new filter starts at page 1. */
export function outboxHref(lng: string, address: Partial<OutboxAddress>, change: Partial<OutboxAddress> = {}) {
  const { state, template, q, page } = { ...address, page: 1, ...change };
  const entries = Object.entries({ state, template, q, page: page === 1 ? undefined : String(page) });
  const search = new URLSearchParams(
    entries.filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return `/${lng}/adminpanel/email/outbox${search ? `?${search}` : ""}`;
}
