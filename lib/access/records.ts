import { isAdmin, isBusPartner, isMember, isOwner, isSignedIn } from "./rules";
import type { Member, Viewer } from "./viewer";

// What the viewer alone cannot decide: rules on one record. Pure functions of the viewer and what the record says; the
// caller brings that, and refuses: NotFound for what is not to be seen, Forbidden for what is.

/** Is one of the company's people, owner or not. */
export const worksFor = (viewer: Viewer, companyId: string | null): viewer is Member =>
  companyId !== null && isMember(viewer) && viewer.company.id === companyId;

/** Decides for the company: its profile, its people, its plan. */
export const ownsCompany = (viewer: Viewer, companyId: string | null) => isOwner(viewer) && worksFor(viewer, companyId);

/** Sees what is the company's alone: its people and every admin. */
export const reachesCompany = (viewer: Viewer, companyId: string) => isAdmin(viewer) || worksFor(viewer, companyId);

/** Changes the company's profile: its owners and every admin. */
export const changesCompany = (viewer: Viewer, companyId: string) => isAdmin(viewer) || ownsCompany(viewer, companyId);

/** Is the person of the account. */
export const isSelf = (viewer: Viewer, userId: string) => isSignedIn(viewer) && viewer.id === userId;

/** Takes somebody out of the company: its owners, and everybody oneself. */
export const removesMember = (viewer: Viewer, companyId: string, userId: string) =>
  ownsCompany(viewer, companyId) || (worksFor(viewer, companyId) && isSelf(viewer, userId));

/** Changes an account: one's own, and every admin any. */
export const changesUser = (viewer: Viewer, userId: string) => isAdmin(viewer) || isSelf(viewer, userId);

export type Authorship = { authorCompanyId: string | null; authorUserId: string | null };

/**
 * Wrote the request: by company, by account or with the link that was mailed to its author. A company's request is
 * the company's: who has left it has no part in it any more.
 */
export function ownsRequest(viewer: Viewer, request: Authorship, byLink = false) {
  if (byLink) return true;
  if (request.authorCompanyId !== null) return worksFor(viewer, request.authorCompanyId);
  return isSignedIn(viewer) && request.authorUserId === viewer.id;
}

/** Was asked by name: an individual request that went to the viewer's company. */
export const receivesRequest = (viewer: Viewer, { mode, company }: { mode: string; company: string | null }) =>
  mode === "individual" && worksFor(viewer, company);

/** Was asked before all others: `readers` are the companies of the circle that its author has chosen. */
export const readsInCircle = (viewer: Viewer, { mode, readers }: { mode: string; readers: readonly string[] }) =>
  mode === "circle" && isBusPartner(viewer) && readers.includes(viewer.company.id);

/** Changes or withdraws a request: its author and every admin. */
export const changesRequest = (viewer: Viewer, request: Authorship, byLink = false) =>
  isAdmin(viewer) || ownsRequest(viewer, request, byLink);

/** Is told how many companies have answered a request: who may answer, who wrote it, admins. */
export const countsAnswers = (viewer: Viewer, request: Authorship, byLink = false) =>
  isBusPartner(viewer) || changesRequest(viewer, request, byLink);

export type ContactRule = "afterAcceptance" | "onRequest";

/** `contact`: the rule that holds; null where none does. `acceptedCompanyId`: whose offer was accepted. */
export type Contactable = Authorship & {
  private: boolean;
  contact: ContactRule | null;
  acceptedCompanyId: string | null;
};

/**
 * How a viewer stands to contact data, street, number and postal code of a request. `open`: it sees them. `onRequest`:
 * it may ask for them, limited and on record. `afterAcceptance`: once its offer is accepted. `partners`: never, they
 * are not for its kind.
 */
export type ContactAccess = "open" | "onRequest" | "afterAcceptance" | "partners";

export function contactAccess(viewer: Viewer, request: Contactable, byLink = false): ContactAccess {
  if (!request.private || changesRequest(viewer, request, byLink)) return "open";
  if (worksFor(viewer, request.acceptedCompanyId)) return "open";
  return isBusPartner(viewer) ? (request.contact ?? "open") : "partners";
}

/** `author`: who asked for the bus. `bidder`: the company that offers. `admin` reads, without contact data. */
export type Side = "author" | "bidder" | "admin";
/** Of an offer: what was asked for, who offers (null: nobody yet), and for which side a mailed link speaks. */
type Sides = { request: Authorship; companyId?: string | null; link?: "author" | "bidder" | null };

/** On which side of a request's offers the viewer stands; null for a stranger. */
export function sideOf(viewer: Viewer, { request, companyId = null, link = null }: Sides): Side | null {
  if (ownsRequest(viewer, request, link === "author")) return "author";
  if (worksFor(viewer, companyId) || link === "bidder") return "bidder";
  return isAdmin(viewer) ? "admin" : null;
}

/** Puts a sent file into a company's record (null: into a page of the house): its company, or its sender the first time. */
export function takesFile(
  viewer: Viewer,
  file: { userId: string | null; companyId: string | null },
  into: string | null,
) {
  if (isAdmin(viewer)) return true;
  return isSignedIn(viewer) && (file.companyId === null ? file.userId === viewer.id : file.companyId === into);
}
