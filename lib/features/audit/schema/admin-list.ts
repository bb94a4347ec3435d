import { plainList } from "@/lib/http/admin-list";
import { uuid } from "@/lib/http/address";
import type { AuditRecord, AuditKeys } from "./audit";

const json = (part: AuditRecord["before"]) => (part ? JSON.stringify(part) : null);
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

/** The audit trail. */
export const plainAuditList = plainList<AuditRecord, AuditKeys>()({
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
  filters: {
    noun: { only: auditNouns },
    action: { only: auditActions, label: "audit.filter.action" },
    after: { term: "date", end: "from", label: "audit.filter.after" },
    before: { term: "date", end: "to", label: "audit.filter.before" },
  },
  search: (q) => ({ o: uuid.decode(q) !== null ? { recordId: q, userId: q } : { user: q, record: q } }),
  sorts: ["created_at"],
  dir: "desc",
});
