import type { FieldError } from "@/lib/errors";
import { distanceKm } from "@/lib/features/place/rules";
import type { BusRequestInput } from "./schema";

// Here and not in schema.ts, so that a component takes them without the validator.
export const kinds = ["grouprequest", "vacancy", "emptyride", "emergency"] as const;
export const states = ["pending", "active"] as const;
export const transferTypes = ["transferoneway", "transfertwoway", "transfertour"] as const;
export const modes = ["individual", "collective"] as const;
export const organisationTypes = ["SCHOOL", "CLUB", "COMPANY", "AUTHORITY", "PRIVATE"] as const;
export const companyTypes = ["busoperator", "touroperator", "travelService", "driver", "private"] as const;
export const endReasons = ["past", "withdrawn", "filled", "rejected"] as const;
export const vehicleTypes = [
  "coach",
  "doubledecker",
  "nightliner",
  "vipbus",
  "intercitybus",
  "midibus",
  "smallbus",
  "van",
  "linebus",
  "wheelchair",
  "barrierfree",
] as const;
export const audiences = ["all", "public", "busCompany"] as const;
export const activeFilters = ["all", "active", "inactive"] as const;

export type Kind = (typeof kinds)[number];
export type VehicleType = (typeof vehicleTypes)[number];
export type TransferType = (typeof transferTypes)[number];
export type OrganisationType = (typeof organisationTypes)[number];

const minute = 60_000;
const day = 24 * 60 * minute;

/** `transfer`: a return is asked for there-and-back and round trips, else the arrival is estimated. */
type EndDate = "transfer" | "until" | "estimated";
type KindFields = {
  endAddress: "needed" | "optional";
  endDate: EndDate;
  transfer: boolean;
  stops: boolean;
  organisation: boolean;
  radius: boolean;
  /** Whose number decides: people of a group, seats of a bus. */
  count: "people" | "seats";
  /** The number to call stands first and is needed. */
  phoneFirst: boolean;
  /** How far back a start may lie. */
  grace: number;
};

const group: KindFields = {
  endAddress: "needed",
  endDate: "transfer",
  transfer: true,
  stops: true,
  organisation: true,
  radius: false,
  count: "people",
  phoneFirst: false,
  grace: minute,
};
const bus: KindFields = {
  ...group,
  endDate: "until",
  transfer: false,
  organisation: false,
  radius: true,
  count: "seats",
};

/** What a kind's form asks for; one form serves the four kinds (DESIGN.md section 8). */
export const kindFields: Record<Kind, KindFields> = {
  grouprequest: group,
  vacancy: { ...bus, endAddress: "optional", stops: false, grace: 60 * minute },
  emptyride: bus,
  emergency: {
    ...group,
    ...{ endDate: "estimated", transfer: false, stops: false, organisation: false, phoneFirst: true },
    grace: 60 * minute,
  },
};

/** Whether a form asks for an end of its own, or estimates it. */
export function asksForEnd(kind: Kind, transferType: TransferType) {
  const { endDate } = kindFields[kind];
  return endDate === "until" || (endDate === "transfer" && transferType !== "transferoneway");
}

type Point = { longitude: number; latitude: number };

/** Road kilometres over the straight line, and a coach's average speed with it. */
const roadFactor = 1.25;
const averageSpeed = 70;

/** When a coach is there, at the earliest an hour after departure; rounded up to five minutes. */
export function estimatedArrival(departure: number, route: readonly Point[]) {
  const legs = route.slice(1).map((point, index) => distanceKm(route[index] ?? point, point));
  const hours = (legs.reduce((sum, km) => sum + km, 0) * roadFactor) / averageSpeed;
  const step = 5 * minute;
  return departure + Math.max(60 * minute, Math.ceil((hours * 60 * minute) / step) * step);
}

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
export type Deed = "confirm" | "approve" | "reject" | "withdraw" | "change";

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
  }
}

/** Why a request cannot be deleted, as a key; null where it can. Who has offered or agreed is not left in the dark. */
export function deletionHindrance({ openOffers, agreed }: { openOffers: number; agreed: number }) {
  if (agreed > 0) return "requestAgreed";
  return openOffers > 0 ? "requestOffered" : null;
}

/** Signs of trouble that a moderator wants to see; keys of locales/{lng}/moderation.json under `hints`. */
export type Hint = "phoneInText" | "mailInText" | "linkInText" | "severalBuses" | "unconfirmed" | "soon";

type Checked = {
  description: string;
  passengers: number | null;
  quantity: number;
  confirmed: boolean;
  startDate: number;
};

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

/** What the map shows of a view: single requests, and clusters with their counts by kind. */
export type MapPointRecord = Point & { id: string; category: Kind; title: string; end: Point | null };
export type MapClusterRecord = Point & {
  count: number;
  kinds: Record<Kind, number>;
  bbox: [number, number, number, number];
};
export type MapRecord = { clusters: MapClusterRecord[]; points: MapPointRecord[] };
