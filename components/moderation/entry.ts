import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { type Hint, hintsFor } from "@/lib/features/busrequest/rules/hints";
import type { Language } from "@/lib/i18n/routing";

/** A waiting request with what only moderators see. */
export type PendingEntry = {
  record: BusRequestRecord;
  confirmed: boolean;
  confirmedAt: number | null;
  /** The author's. */
  language: Language;
  /** Requests of the same mail address that were approved before. */
  earlier: number;
  /** Another open request with the same route on the same day. */
  duplicate: { id: string; reference: string; pending: boolean } | null;
};

export function entryHints({ record, confirmed }: PendingEntry, now: number): Hint[] {
  const { description, passengers, quantity, start } = record;
  return hintsFor({ description, passengers, quantity, confirmed, startDate: start.date }, now);
}

const minute = 60_000;
/** From here on a wait is shown in red. */
const tooLong = 90;

type Wait = { key: "minutes" | "hours" | "days"; values: Record<string, number>; old: boolean };

export function waitOf(created: number, now: number): Wait {
  const minutes = Math.max(0, Math.floor((now - created) / minute));
  const hours = Math.floor(minutes / 60);
  const old = minutes >= tooLong;
  if (minutes < 60) return { key: "minutes", values: { m: minutes }, old };
  if (hours < 24) return { key: "hours", values: { h: hours, m: minutes % 60 }, old };
  return { key: "days", values: { d: Math.floor(hours / 24), h: hours % 24 }, old };
}

type TextPart = { text: string; marked: boolean };

const contact = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}|https?:\/\/[^\s]+|www\.[^\s]+|(?:\+|00?)\d(?:[\s()/.-]?\d){6,}/gi;

/** A description cut at phone numbers, mail addresses and links. */
export function markContacts(description: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const hit of description.matchAll(contact)) {
    if (hit.index > from) parts.push({ text: description.slice(from, hit.index), marked: false });
    parts.push({ text: hit[0], marked: true });
    from = hit.index + hit[0].length;
  }
  if (from < description.length) parts.push({ text: description.slice(from), marked: false });
  return parts;
}

export const reasonKeys = ["incomplete", "unclear", "contact", "duplicate", "seats", "advertising", "other"] as const;
export type ReasonKey = (typeof reasonKeys)[number];
/** What is mailed for a reason, in each author's language; "other" is written by hand. */
export type ReasonTexts = Record<Language, Partial<Record<ReasonKey, string>>>;
