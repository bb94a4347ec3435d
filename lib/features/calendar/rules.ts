import type { FieldError } from "@/lib/errors";
import { kinds } from "@/lib/features/busrequest/rules/kinds";

// Here and not in schema.ts, so that a component takes them without the validator.
/** `external`: a time that a calendar kept elsewhere takes. */
export const entryKinds = [...kinds, "booking", "external"] as const;
export const entryStates = [
  "pending",
  "active",
  "past",
  "withdrawn",
  "filled",
  "rejected",
  "booked",
  "cancelled",
  "busy",
] as const;
export type EntryState = (typeof entryStates)[number];

/** What takes place no more; a calendar's page leaves it out, its list and the API do not. */
export const goneStates = ["withdrawn", "rejected", "cancelled"] as const satisfies readonly EntryState[];

const day = 86_400_000;
/** Longest stretch that is read at once. */
const maxSpan = 400 * day;
/** Nothing in a calendar lasts longer: requests and bookings lie within two years. */
export const longest = 2 * 365.25 * day;
/** How long a feed still tells of what was called off, and how far it looks back. */
export const goneFor = 60 * day;
export const feedsBack = 90 * day;
/** Addresses that a company may have at a time. */
export const mostFeeds = 30;

/** Errors of a stretch of time that is to be read. */
export function spanErrors({ from, to }: { from: number; to: number }): FieldError[] {
  if (to <= from) return [{ path: "to", message: "endBeforeStart" }];
  return to - from > maxSpan ? [{ path: "to", message: "spanTooLong" }] : [];
}

/** Errors of a booking's times; what has been driven may be written down afterwards. */
export function bookingErrors({ start, end }: { start: number; end: number }, now: number): FieldError[] {
  if (end <= start) return [{ path: "end", message: "endBeforeStart" }];
  if (start > now + longest) return [{ path: "start", message: "dateTooFar" }];
  return end - start > maxSpan ? [{ path: "end", message: "spanTooLong" }] : [];
}

type Status = { state: "booked" | "cancelled"; agreed: boolean };

/** Transition table: the times of a trip that a customer has accepted are agreed, its bus and note are the company's. */
export function mayDo(action: "change" | "move" | "cancel", { state, agreed }: Status) {
  if (state === "cancelled") return false;
  return action === "change" || !agreed;
}
