import { z } from "zod";
import type { Column } from "@/lib/csv/csv";
import type { ListDefinition, ListQuery } from "@/lib/http/admin-list";
import { adminQuery } from "@/lib/http/admin-query";
import { allAndAny, calendarDay, one, term } from "@/lib/http/list-query";

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

const json = (part: AuditRecord["before"]) => (part ? JSON.stringify(part) : null);
export const auditColumns = [
  { head: "created_at", of: ({ created_at }: AuditRecord) => new Date(created_at) },
  { head: "user", of: ({ user }: AuditRecord) => user },
  { head: "kind", of: ({ kind }: AuditRecord) => kind },
  { head: "noun", of: ({ noun }: AuditRecord) => noun },
  { head: "record", of: ({ record }: AuditRecord) => record },
  { head: "action", of: ({ action }: AuditRecord) => action },
  { head: "before", of: ({ before }: AuditRecord) => json(before) },
  { head: "after", of: ({ after }: AuditRecord) => json(after) },
  { head: "recordId", of: ({ recordId }: AuditRecord) => recordId },
  { head: "userId", of: ({ userId }: AuditRecord) => userId },
  { head: "id", of: ({ id }: AuditRecord) => id },
] as const satisfies readonly Column<AuditRecord>[];

const instant = z
  .number("invalidValue")
  .int("invalidValue")
  .min(0, "invalidValue")
  .max(8_640_000_000_000, "invalidValue");
/** An instant, or a day of the market's calendar: from its first moment, to its last. */
const moment = z.union([instant, calendarDay], "invalidValue");
const span = z.strictObject({ from: moment.optional(), to: moment.optional() });

/**
 * `user` finds by name, user name or mail address of who did it, `record` by those of what it was done to, by the
 * name of a company, a plate or the number of a request; the others are exact.
 */
export const auditFilter = allAndAny({
  user: one(term),
  userId: one(z.uuid("invalidValue")),
  noun: one(term),
  action: one(term),
  recordId: one(term),
  record: one(term),
  date: one(span),
});
export type AuditFilter = z.output<typeof auditFilter>;
export type AuditTerms = NonNullable<AuditFilter["a"]>;

const auditSorts = ["created_at"] as const;
export const auditQuery = adminQuery(auditFilter, auditSorts);

/** What the trail tells of, for the filter; the call takes any other too. */
export const auditNouns = [
  ...["user", "company", "busrequest", "offer", "bus", "booking", "filtersetting", "calendarfeed"],
  ...["advertiser", "advertiserlocation", "invoice", "mediadata", "news", "subscription", "unsubscription", "outbox"],
  "export",
] as const;

export const auditActions = [
  ...["answerDecline", "answerDeclineBack", "answerOffer"],
  ...["accept", "approve", "book", "cancel", "change", "changeEmail"],
  ...["claimCompany", "close", "confirm", "create", "decline", "declineOther", "delete"],
  ...["emailSettings", "end", "endSessions", "erase", "expire", "export", "fail"],
  ...["fill", "import", "inheritCompany", "invite", "inviteStaff", "issue", "joinStaff"],
  ...["keepAccount", "leaveStaff", "make", "merge", "muteRegion", "open", "order"],
  ...["paid", "pay", "post", "publish", "registerCompany", "reject"],
  ...["removeStaff", "reopen", "requestChanged", "requestEnded", "resend", "resendConfirmation"],
  ...["resendInvitation", "restore", "revoke", "revokeInvitation", "role", "scheduleErasure"],
  ...["staffRole", "trial", "trialNotice", "wait", "withdraw"],
] as const;

const isUuid = (text: string) => z.uuid().safeParse(text).success;

function filterOf({ q, filters }: ListQuery): AuditFilter | undefined {
  const { noun, action, after, before } = filters;
  const date = { ...(after ? { from: after } : {}), ...(before ? { to: before } : {}) };
  const known = isUuid(q);
  const a: AuditTerms = {
    ...(noun ? { noun } : {}),
    ...(action ? { action } : {}),
    ...(after || before ? { date } : {}),
  };
  const o: AuditTerms = known ? { recordId: q, userId: q } : q ? { user: q, record: q } : {};
  return Object.keys({ ...a, ...o }).length > 0 ? { a, o } : undefined;
}

export const auditList: ListDefinition<AuditRecord, AuditFilter> = {
  name: "audit",
  call: "/admin/audit",
  path: "/adminpanel/audit",
  table: "default",
  columns: auditColumns,
  filters: { noun: auditNouns, action: auditActions, after: "day", before: "day" },
  sorts: auditSorts,
  dir: "desc",
  filterOf,
};
