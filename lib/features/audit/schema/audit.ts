import { z } from "zod";
import { adminList } from "@/lib/http/admin-list-call";
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

const json = (part: AuditRecord["before"]) => (part ? JSON.stringify(part) : null);
const instant = z
  .number("invalidValue")
  .int("invalidValue")
  .min(0, "invalidValue")
  .max(8_640_000_000_000, "invalidValue");
/** An instant, or a day of the market's calendar: from its first moment, to its last. */
const moment = z.union([instant, calendarDay], "invalidValue");
const span = z.strictObject({ from: moment.optional(), to: moment.optional() });

/** What the trail tells of, for the filter; the call takes any other too. */
export const auditNouns = [
  ...[
    "user",
    "company",
    "busrequest",
    "offer",
    "offertemplate",
    "partnercircle",
    "trip",
    "bus",
    "driver",
    "certificate",
    "booking",
    "filtersetting",
  ],
  "calendarfeed",
  "standby",
  "externalcalendar",
  ...["advertiser", "advertiserlocation", "invoice", "mediadata", "news", "subscription", "unsubscription", "outbox"],
  "export",
] as const;

export const auditActions = [
  ...["answerDecline", "answerDeclineBack", "answerOffer"],
  ...["accept", "approve", "assign", "book", "cancel", "change", "changeEmail", "changePassword", "check"],
  ...["claimCompany", "close", "confirm", "create", "decline", "declineOther", "delete"],
  ...["askEmail", "emailSettings", "end", "endSessions", "erase", "expire", "export", "fail"],
  ...["factorOn", "factorOff", "factorReset", "recoveryCode", "recoveryCodes", "codesLocked"],
  ...["passkeyAdded", "passkeyRemoved"],
  ...["fill", "import", "inheritCompany", "invite", "inviteStaff", "issue", "joinStaff"],
  ...["keepAccount", "leaveStaff", "make", "merge", "muteRegion", "open", "order"],
  ...["paid", "passwordLink", "pay", "post", "publish", "refusedCalls", "registerCompany", "reject"],
  ...["removeStaff", "reopen", "requestChanged", "requestEnded", "resend", "resendConfirmation"],
  ...["resendInvitation", "resetPassword", "restore", "revoke", "revokeInvitation", "role", "scheduleErasure"],
  ...["signIn", "signInFailed"],
  ...["staffRole", "trial", "trialNotice", "unapprove", "uncheck", "wait", "withdraw"],
] as const;

const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** The audit trail. */
export const auditList = adminList<AuditRecord>()({
  name: "audit",
  screen: "audit",
  table: "default",
  words: "audit",
  labels: "audit.column",
  columns: {
    created_at: { of: ({ created_at }) => new Date(created_at), sort: "created_at", nowrap: true },
    user: {},
    kind: { values: "audit.kind", usual: false },
    noun: { values: "audit.noun" },
    record: {},
    action: { values: "audit.action" },
    before: { of: ({ before }) => json(before), usual: false },
    after: { of: ({ after }) => json(after) },
    recordId: { usual: false },
    userId: { usual: false },
    id: { usual: false },
  },
  // `user` finds by name, user name or mail address of who did it, `record` by those of what it was done to, by the
  // name of a company, a plate or the number of a request; the others are exact.
  terms: {
    user: one(term),
    userId: one(z.uuid("invalidValue")),
    noun: one(term),
    action: one(term),
    recordId: one(term),
    record: one(term),
    date: one(span),
  },
  filters: {
    noun: { only: auditNouns },
    action: { only: auditActions, label: "audit.filter.action" },
    after: { term: "date", end: "from", label: "audit.filter.after" },
    before: { term: "date", end: "to", label: "audit.filter.before" },
  },
  search: (q) => ({ o: isUuid(q) ? { recordId: q, userId: q } : { user: q, record: q } }),
  sorts: ["created_at"],
  dir: "desc",
});
export type AuditFilter = z.output<typeof auditList.filter>;
export type AuditTerms = NonNullable<AuditFilter["a"]>;
