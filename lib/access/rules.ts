import type { SignedIn, Viewer } from "./viewer";

/** Small named facts; every permission is composed from these. */
export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.kind === "user";
export const isAdmin = (viewer: Viewer): viewer is SignedIn => isSignedIn(viewer) && viewer.role === "admin";

const hasType = (viewer: Viewer, ...types: string[]) =>
  isSignedIn(viewer) && viewer.company !== null && types.includes(viewer.company.companyType);

export const isBusPartner = (viewer: Viewer) => hasType(viewer, "busoperator", "touroperator", "driver");
export const isBusOperator = (viewer: Viewer) => hasType(viewer, "busoperator");
export const isTravelService = (viewer: Viewer) => hasType(viewer, "travelService");
export const isOwner = (viewer: Viewer) => isSignedIn(viewer) && viewer.owner && viewer.company !== null;
export const worksFor = (viewer: Viewer, companyId: string | null) =>
  companyId !== null && isSignedIn(viewer) && viewer.company?.id === companyId;

export type Rule = (viewer: Viewer) => boolean;

/** Who may call what: one line a deed, read by the API's wrapper, the pages and the matrix test. */
export const rules = {
  anyone: () => true,
  "user.read": isSignedIn,
  "upload.send": isSignedIn,
  "company.read": () => true,
  "company.create": isAdmin,
  "company.change": (viewer) => isOwner(viewer) || isAdmin(viewer),
  "company.delete": isAdmin,
  "staff.manage": isOwner,
  "fleet.read": (viewer) => isBusOperator(viewer) || isAdmin(viewer),
  "fleet.change": (viewer) => isBusOperator(viewer) || isAdmin(viewer),
  "filtersetting.own": (viewer) => isBusPartner(viewer) || isAdmin(viewer),
  "near.read": (viewer) => isBusPartner(viewer) || isTravelService(viewer) || isAdmin(viewer),
  "offer.make": isBusPartner,
  "calendar.own": (viewer) => isBusPartner(viewer) || isAdmin(viewer),
  "location.own": (viewer) => isTravelService(viewer) || isAdmin(viewer),
  "advertiser.own": (viewer) => isTravelService(viewer) || isAdmin(viewer),
  "subscription.read": isTravelService,
  "subscription.order": (viewer) => isTravelService(viewer) && isOwner(viewer),
  "busrequest.read": () => true,
  "busrequest.post": () => true,
  "busrequest.change": () => true,
  "busrequest.moderate": isAdmin,
  "admin.read": isAdmin,
  "admin.change": isAdmin,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Which kinds of request a viewer may post (PRODUCT.md section 2). */
export function mayPostKind(viewer: Viewer, kind: string) {
  return kind === "grouprequest" || isBusPartner(viewer) || isAdmin(viewer);
}

/** Whether a viewer may see the contact data of private authors, one request at a time. */
export function mayRevealContact(viewer: Viewer) {
  return isBusPartner(viewer) || isAdmin(viewer);
}
