import type { FieldError } from "@/lib/errors";
import type { BusRequestInput, Kind } from "./schema";

const minute = 60_000;
const day = 24 * 60 * minute;

/** What a kind's form asks for, in order; one form serves the four kinds (DESIGN.md section 8). */
export const kindFields: Record<Kind, { endAddress: "needed" | "optional"; group: boolean; radius: boolean; grace: number }> = {
  grouprequest: { endAddress: "needed", group: true, radius: false, grace: minute },
  vacancy: { endAddress: "optional", group: false, radius: true, grace: 60 * minute },
  emptyride: { endAddress: "needed", group: false, radius: true, grace: minute },
  emergency: { endAddress: "needed", group: true, radius: false, grace: 60 * minute },
};

/** Unconfirmed requests of anonymous authors vanish after 72 hours (PRODUCT.md section 2). */
export const confirmWithin = 72 * 60 * minute;
/** Two years, the furthest that a request may lie ahead. */
const horizon = 2 * 365.25 * day;

type Dates = { category: Kind; start?: { date: number }; end?: { date: number } };

/** Errors of the dates named; `grace` is how far back a start may lie (an emergency began before it was typed). */
export function dateErrors({ category, start, end }: Dates, now: number): FieldError[] {
  const errors: FieldError[] = [];
  const { grace } = kindFields[category];
  if (start && start.date < now - grace) errors.push({ path: "start.date", message: "dateInPast" });
  if (start && start.date > now + horizon) errors.push({ path: "start.date", message: "dateTooFar" });
  if (start && end && end.date < start.date) errors.push({ path: "end.date", message: "endBeforeStart" });
  else if (end && end.date < now - grace) errors.push({ path: "end.date", message: "dateInPast" });
  if (end && end.date > now + horizon) errors.push({ path: "end.date", message: "dateTooFar" });
  return errors;
}

type Ends = Pick<BusRequestInput, "category" | "end" | "mode" | "company">;

/** What a kind or mode needs beyond the shape. */
export function missingParts({ category, end, mode, company }: Ends): FieldError[] {
  const errors: FieldError[] = [];
  if (kindFields[category].endAddress === "needed" && !end.address) {
    errors.push({ path: "end.address", message: "AddressMissing" });
  }
  if (mode === "individual" && !company) errors.push({ path: "company", message: "companyNeeded" });
  return errors;
}

/** A signed-in partner's or admin's request is active at once; an anonymous one starts pending. */
export function stateOnArrival(author: { trusted: boolean }) {
  return author.trusted ? ("active" as const) : ("pending" as const);
}

export type Standing = { state: "pending" | "active"; confirmed: boolean; ended: boolean };
export type Deed = "confirm" | "approve" | "reject" | "withdraw" | "change" | "expire";

/** Transition table: which deed is open in which standing. */
export function mayDo(deed: Deed, { state, confirmed, ended }: Standing) {
  if (ended) return false;
  switch (deed) {
    case "confirm":
      return state === "pending" && !confirmed;
    case "approve":
      return state === "pending";
    case "reject":
    case "withdraw":
    case "change":
      return true;
    case "expire":
      return state === "active" || confirmed;
  }
}

/** Signs of trouble that a moderator wants to see; keys of locales/{lng}/moderation.json under `hints`. */
export type Hint = "phoneInText" | "mailInText" | "linkInText" | "severalBuses" | "unconfirmed" | "soon";

type Checked = { description: string; passengers: number | null; quantity: number; confirmed: boolean; startDate: number };

export function hintsFor(request: Checked, now: number): Hint[] {
  const hints: Hint[] = [];
  if (!request.confirmed) hints.push("unconfirmed");
  if (/(?:\+|00?)\d(?:[\s()/.-]?\d){6,}/.test(request.description)) hints.push("phoneInText");
  if (/[^\s@]+@[^\s@]+\.[a-z]{2,}/i.test(request.description)) hints.push("mailInText");
  if (/https?:\/\/|www\./i.test(request.description)) hints.push("linkInText");
  // The largest double-decker seats 89 (PRODUCT.md section 7).
  if ((request.passengers ?? 0) > 89 * request.quantity) hints.push("severalBuses");
  if (request.startDate - now < 2 * day) hints.push("soon");
  return hints;
}
