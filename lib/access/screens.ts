import {
  anyOf,
  isAdmin,
  isBusOperator,
  isBusPartner,
  isOwner,
  isSignedIn,
  isTravelService,
  type ProvenBy,
  type Rule,
} from "./rules";
import type { Admin, SignedIn, Viewer } from "./viewer";

/**
 * `under`: the menu entry that stands for a screen which the menu does not name. `setUp`: what is arranged once, below
 * the daily work in the menu.
 */
type Screen = {
  path: string;
  may: Rule<SignedIn>;
  menu?: "user" | "admin";
  /** Who finds it in the menu, where others open it by a link alone. */
  listed?: Rule<SignedIn>;
  setUp?: boolean;
  under?: string;
};

/** Orders buses, or drives them. */
const travels: Rule<SignedIn> = (viewer): viewer is SignedIn =>
  isSignedIn(viewer) && !isTravelService(viewer) && !isAdmin(viewer);

/** Every gated screen: where it is, who may open it, in which menu it stands. Order is the menus' order. */
export const screens = {
  inbox: { path: "/userpanel/inbox", may: isSignedIn, menu: "user" },
  management: { path: "/userpanel/management", may: isBusPartner, menu: "user" },
  locations: { path: "/userpanel/locations", may: isTravelService, menu: "user" },
  locationStatistics: { path: "/userpanel/locations/statistics", may: isTravelService, under: "locations" },
  nearrequests: { path: "/userpanel/nearrequests", may: anyOf(isBusPartner, isTravelService), menu: "user" },
  tours: { path: "/userpanel/tours", may: isBusPartner, menu: "user" },
  offers: { path: "/userpanel/offers", may: isBusPartner, menu: "user" },
  trips: { path: "/userpanel/trips", may: isSignedIn, menu: "user", listed: travels },
  standby: { path: "/userpanel/standby", may: isBusPartner, menu: "user" },
  fleet: { path: "/userpanel/fleet", may: isBusOperator, menu: "user" },
  drivers: { path: "/userpanel/drivers", may: isBusPartner, menu: "user" },
  ledger: { path: "/userpanel/ledger", may: isBusPartner, menu: "user" },
  filterSettings: { path: "/userpanel/filtersettings", may: isBusPartner, menu: "user", setUp: true },
  advertiserhomepagesettings: {
    path: "/userpanel/advertiserhomepagesettings",
    may: isTravelService,
    menu: "user",
    setUp: true,
  },
  subscription: { path: "/create-subscription", may: isTravelService, menu: "user", setUp: true },
  companyProfile: { path: "/userpanel/companyprofile", may: isSignedIn, menu: "user", setUp: true },
  userProfile: { path: "/userpanel/profile", may: isSignedIn, menu: "user", setUp: true },
  // Reached by the tabs of the two pages above: the menu holds what the specification lists.
  emailSettings: { path: "/userpanel/emailsettings", may: isSignedIn, under: "userProfile" },
  certificates: { path: "/userpanel/certificates", may: isBusPartner, under: "companyProfile" },
  staff: { path: "/userpanel/staff", may: isOwner, under: "companyProfile" },
  dashboard: { path: "/adminpanel", may: isAdmin, menu: "admin" },
  pendingRequests: { path: "/adminpanel/pendingRequests", may: isAdmin, menu: "admin" },
  requests: { path: "/adminpanel/requests", may: isAdmin, menu: "admin" },
  searches: { path: "/adminpanel/searches", may: isAdmin, menu: "admin" },
  registeredProviders: { path: "/adminpanel/registeredProviders", may: isAdmin, menu: "admin" },
  providers: { path: "/adminpanel/providers", may: isAdmin, menu: "admin" },
  certificateadmin: { path: "/adminpanel/certificates", may: isAdmin, menu: "admin" },
  fleetadmin: { path: "/adminpanel/fleet", may: isAdmin, menu: "admin" },
  marketingpartners: { path: "/adminpanel/marketingpartners", may: isAdmin, menu: "admin" },
  mediadata: { path: "/adminpanel/mediadata", may: isAdmin, menu: "admin" },
  news: { path: "/adminpanel/news", may: isAdmin, menu: "admin" },
  advertisers: { path: "/adminpanel/advertisers", may: isAdmin, menu: "admin" },
  invoices: { path: "/adminpanel/invoices", may: isAdmin, menu: "admin" },
  users: { path: "/adminpanel/users", may: isAdmin, menu: "admin" },
  unsubscribed: { path: "/adminpanel/email/unsubscribed", may: isAdmin, menu: "admin" },
  outbox: { path: "/adminpanel/email/outbox", may: isAdmin, menu: "admin" },
  audit: { path: "/adminpanel/audit", may: isAdmin, menu: "admin" },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
/** `also`: pages that mark the entry besides its own. */
export type MenuEntry = {
  name: ScreenName | "logout";
  /** What it is called instead of by its name: a house looks for groups that pass, a customer has ordered. */
  word?: "passing" | "ordered";
  href: string;
  setUp?: boolean;
  also?: string[];
};

/** What a screen's rule proves about its reader. */
export type ReaderOf<Name extends ScreenName> = ProvenBy<(typeof screens)[Name]["may"]>;
export type AdminScreen = { [Name in ScreenName]: ReaderOf<Name> extends Admin ? Name : never }[ScreenName];

export function mayOpen<Name extends ScreenName>(viewer: Viewer, screen: Name): viewer is ReaderOf<Name> {
  return screens[screen].may(viewer);
}

function wordOf(viewer: Viewer, name: ScreenName): MenuEntry["word"] {
  if (name === "nearrequests" && isTravelService(viewer)) return "passing";
  return name === "trips" && !isBusPartner(viewer) ? "ordered" : undefined;
}

/** Menu entries of a viewer's panel (hrefs without the language segment); signing out comes last. */
export function menuFor(viewer: Viewer, menu: "user" | "admin" = "user"): MenuEntry[] {
  const names = Object.keys(screens) as ScreenName[];
  const entries = names.filter((name) => {
    const screen: Screen = screens[name];
    return screen.menu === menu && screen.may(viewer) && (screen.listed?.(viewer) ?? true);
  });
  const below = (name: ScreenName) => names.filter((other) => (screens[other] as Screen).under === name);
  const links: MenuEntry[] = entries.map((name) => {
    const { path, setUp }: Screen = screens[name];
    const word = wordOf(viewer, name);
    const also = below(name).map((other) => screens[other].path);
    // What says nothing is left out: the entries are in the data of each page.
    return { name, href: path, ...(word && { word }), ...(setUp && { setUp }), ...(also.length > 0 && { also }) };
  });
  return isSignedIn(viewer) ? [...links, { name: "logout", href: "/logout" }] : links;
}

/** First page of a viewer after signing in, without the language segment; a new company's first steps stand on it. */
export function homeScreenOf(viewer: Viewer) {
  if (isAdmin(viewer)) return screens.pendingRequests.path;
  if (isBusPartner(viewer)) return screens.management.path;
  return isTravelService(viewer) ? screens.locations.path : screens.userProfile.path;
}
