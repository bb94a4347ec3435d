import { z } from "zod";
import { calendarDay, one, term } from "@/lib/http/list-query";

/** One line of the audit trail. Names are read from the accounts as long as these are there (decision 013). */
export const auditRecord = z.strictObject({
  id: z.uuid(),
  created_at: z.number(),
  userId: z.uuid().nullable(),
  /** user, admin, anonymous or system. */
  kind: z.string(),
  user: z.string().nullable(),
  action: z.string(),
  noun: z.string(),
  recordId: z.string(),
  /** What it is about in words: name, number or plate, as long as it is there. */
  record: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

const instant = z
  .number("invalidValue")
  .int("invalidValue")
  .min(0, "invalidValue")
  .max(8_640_000_000_000, "invalidValue");
/** An instant, or a day of the market's calendar: from its first moment, to its last. */
const moment = z.union([instant, calendarDay], "invalidValue");
const span = z.strictObject({ from: moment.optional(), to: moment.optional() });

// `user` finds by name, user name or mail address of who did it, `record` by those of what it was done to, by the
// name of a company, a plate or the number of a request; the others are exact.
export const auditTerms = {
  user: one(term),
  userId: one(z.uuid("invalidValue")),
  noun: one(term),
  action: one(term),
  recordId: one(term),
  record: one(term),
  date: one(span),
};
export type AuditKeys = typeof auditTerms;
