import type { Authorship } from "./records";
import { isAdmin, isMember, isSignedIn, rules } from "./rules";
import type { Viewer } from "./viewer";

// Who hears of which change. A topic names a circle of readers; a change is told to the circles that may read the
// record it names, and a stream hears those that its reader belongs to.

/** Everybody who reads near requests. */
const near = "near";
/** Who checks what comes in. */
const admins = "admins";

const ofUser = (id: string) => `user:${id}`;
const ofCompany = (id: string) => `company:${id}`;
const ofRequest = (id: string) => `request:${id}`;
const ofAsked = (id: string) => `asked:${id}`;
const ofDrive = (trip: string) => `drive:${trip}`;

/** Whoever hears by a link stops with it; by its hash. */
export const ofLink = (hash: string) => `link:${hash}`;

/** What a link opens: the page of a request's author, of a company that an emergency asks for a bus, of a trip's driver. */
export type Linked = { request: string } | { asked: string } | { drive: string };

function topicOf(linked: Linked) {
  if ("request" in linked) return ofRequest(linked.request);
  return "asked" in linked ? ofAsked(linked.asked) : ofDrive(linked.drive);
}

/** Topics of a reader: its own, its company's, those of its kind, and of what the link that it shows opens. */
export function heardTopics(viewer: Viewer, linked: Linked | null): Set<string> {
  const topics = new Set<string>();
  if (linked) topics.add(topicOf(linked));
  if (isSignedIn(viewer)) topics.add(ofUser(viewer.id));
  if (isMember(viewer)) topics.add(ofCompany(viewer.company.id));
  if (rules["near.read"](viewer)) topics.add(near);
  if (isAdmin(viewer)) topics.add(admins);
  return topics;
}

type Holder = { companyId: string | null; userId: string | null };

/** The people of a company, or the one person. */
export function holderTopics({ companyId, userId }: Holder) {
  if (companyId !== null) return [ofCompany(companyId)];
  return userId === null ? [] : [ofUser(userId)];
}

/** Who wrote a request: by account or company, and by the link of its mails. */
export const authorTopics = ({ id, authorCompanyId, authorUserId }: Authorship & { id: string }) => [
  ofRequest(id),
  ...holderTopics({ companyId: authorCompanyId, userId: authorUserId }),
];

type Trip = { id: string; companyId: string; request: Authorship & { id: string } };

/** Both sides of a trip. */
export const partyTopics = ({ companyId, request }: Omit<Trip, "id">) => [
  ...authorTopics(request),
  ...holderTopics({ companyId, userId: null }),
];

/** Who drives it, by the links of their pages. */
export const driverTopics = (trip: string) => [ofDrive(trip)];

/** Who reads how a trip stands: both sides and its drivers. */
export const tripTopics = (trip: Trip) => [...partyTopics(trip), ...driverTopics(trip.id)];

type Request = Authorship & {
  id: string;
  mode: string;
  receiverCompanyId: string | null;
  /** Companies of the circle that reads it first. */
  readers: readonly string[];
  confirmed: boolean;
  public: boolean;
};

/** A notice holds so many companies. */
const perEvent = 6;

function* parts(companies: readonly string[]) {
  for (let i = 0; i < companies.length; i += perEvent) yield companies.slice(i, i + perEvent).map(ofCompany);
}

function askedTopics({ mode, receiverCompanyId, readers }: Request) {
  if (mode === "circle") return parts(readers);
  return [mode === "individual" ? holderTopics({ companyId: receiverCompanyId, userId: null }) : [near]];
}

/**
 * Who waits for a request: its author, admins once it is confirmed, then the one company that was asked, those of a
 * circle a few at a time, or all that read near requests.
 */
export function requestTopics(request: Request) {
  const own = [...authorTopics(request), ...(request.confirmed ? [admins] : [])];
  return [own, ...(request.public ? askedTopics(request) : [])];
}

/** Who waits for an emergency's dispatch: its author, admins and links of those asked, then their companies, a few at a time. */
export function dispatchTopics(request: Authorship & { id: string }, companies: readonly string[]) {
  return [[...authorTopics(request), admins, ofAsked(request.id)], ...parts(companies)];
}
