import type {
  Account,
  Admin,
  BusOperator,
  BusPartner,
  Member,
  Owner,
  PlanOwner,
  SignedIn,
  TravelService,
  Viewer,
} from "./viewer";

/** Decides by the viewer alone, and hands on what it proved as a type. */
export type Rule<V extends Viewer = Viewer> = (viewer: Viewer) => viewer is V;
/** What a rule proves. */
export type ProvenBy<R> = R extends Rule<infer V> ? V : never;

/** Small named facts; every permission is composed from these. */
const isAnyone: Rule = (_viewer): _viewer is Viewer => true;
export const isSignedIn: Rule<SignedIn> = (viewer): viewer is SignedIn => viewer.kind === "user";
/** Who may set up a second factor: whoever has given the password. */
const isAccount: Rule<Account> = (viewer): viewer is Account => viewer.kind !== "anonymous";
export const isAdmin: Rule<Admin> = (viewer): viewer is Admin => isSignedIn(viewer) && viewer.role === "admin";

const hasType = (viewer: Viewer, ...types: string[]) =>
  isSignedIn(viewer) && viewer.company !== null && types.includes(viewer.company.companyType);

export const isMember: Rule<Member> = (viewer): viewer is Member => isSignedIn(viewer) && viewer.company !== null;
export const isOwner: Rule<Owner> = (viewer): viewer is Owner => isMember(viewer) && viewer.owner;
export const isBusPartner: Rule<BusPartner> = (viewer): viewer is BusPartner =>
  hasType(viewer, "busoperator", "touroperator", "driver");
export const isBusOperator: Rule<BusOperator> = (viewer): viewer is BusOperator => hasType(viewer, "busoperator");
export const isTravelService: Rule<TravelService> = (viewer): viewer is TravelService =>
  hasType(viewer, "travelService");

/** Lets in whom one of the rules lets in. */
export function anyOf<Vs extends Viewer[]>(...rules: { [I in keyof Vs]: Rule<Vs[I]> }): Rule<Vs[number]> {
  return (viewer): viewer is Vs[number] => rules.some((rule) => rule(viewer));
}

/** Lets in whom both rules let in. */
function both<A extends Viewer, B extends Viewer>(one: Rule<A>, other: Rule<B>): Rule<A & B> {
  return (viewer): viewer is A & B => one(viewer) && other(viewer);
}

const isPlanOwner: Rule<PlanOwner> = both(isTravelService, isOwner);

/** Refuses nobody before the record is read: that decides, by a rule of records.ts. */
export const byRecord: Rule = (_viewer): _viewer is Viewer => true;
/** Refuses nobody by who they are: the call brings its own proof, as a mailed link, a signature or a secret. */
export const byProof: Rule = (_viewer): _viewer is Viewer => true;

/** Who may call what: one line an action, read by the API's wrapper, the pages and the matrix test. */
export const rules = {
  anyone: isAnyone,
  "link.use": byProof,
  "secret.use": byProof,
  "user.read": isSignedIn,
  "user.secure": isAccount,
  "event.hear": byRecord,
  "way.measure": byRecord,
  "inbox.own": isSignedIn,
  "upload.send": isSignedIn,
  "company.read": isAnyone,
  "company.create": isAdmin,
  "company.change": anyOf(isOwner, isAdmin),
  "company.delete": isAdmin,
  "staff.manage": isOwner,
  "fleet.read": anyOf(isBusOperator, isAdmin),
  "fleet.change": anyOf(isBusOperator, isAdmin),
  "filtersetting.own": anyOf(isBusPartner, isAdmin),
  "busrequest.mark": isBusPartner,
  "fit.read": byRecord,
  "near.read": anyOf(isBusPartner, isTravelService, isAdmin),
  "offer.make": isBusPartner,
  "offer.read": byRecord,
  "offer.answer": byRecord,
  "offer.write": byRecord,
  "offertemplate.own": isBusPartner,
  "partnercircle.own": isBusPartner,
  "tour.own": isBusPartner,
  "ladder.own": isBusPartner,
  "trip.list": isSignedIn,
  "trip.read": byRecord,
  "trip.change": byRecord,
  "dispatch.lead": byRecord,
  "dispatch.answer": byRecord,
  "driver.own": isBusPartner,
  "standby.own": isBusPartner,
  "certificate.own": isBusPartner,
  "certificate.read": anyOf(isBusPartner, isAdmin),
  "returnleg.own": isBusPartner,
  "pricing.own": anyOf(isBusPartner, isAdmin),
  "calendar.own": anyOf(isBusPartner, isAdmin),
  "ledger.own": isBusPartner,
  "ledger.show": both(isBusPartner, isOwner),
  "location.own": anyOf(isTravelService, isAdmin),
  "advertiser.own": anyOf(isTravelService, isAdmin),
  "subscription.read": isTravelService,
  "subscription.order": isPlanOwner,
  "invoice.read": anyOf(isPlanOwner, isAdmin),
  "busrequest.read": isAnyone,
  "busrequest.post": isAnyone,
  "busrequest.change": byRecord,
  "busrequest.moderate": isAdmin,
  "admin.read": isAdmin,
  "admin.change": isAdmin,
} satisfies Record<string, Rule>;

/** Which kinds of request a viewer may post. */
export function mayPostKind(viewer: Viewer, kind: string) {
  return kind === "grouprequest" || isBusPartner(viewer) || isAdmin(viewer);
}

/** Who may send which kind of file; what it becomes part of, its record decides. */
export function maySendFile(viewer: Viewer, type: string) {
  if (type === "manual" || type === "flyer") return isAdmin(viewer);
  if (type === "certificate") return isBusPartner(viewer);
  return type === "poster" ? isAdmin(viewer) || isTravelService(viewer) : isSignedIn(viewer);
}
