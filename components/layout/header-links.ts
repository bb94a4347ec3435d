/** `apart`: begins the part of a menu below a rule. */
export type MenuLink = { href: string; label: string; apart?: boolean };
/** Plain values for the header: what a reader's own page may show of its reader. */
export type HeaderUser = {
  firstname: string;
  role: "user" | "admin";
  companyType: string | null;
  companyName: string | null;
};

export type HeaderLinks = {
  main: MenuLink[];
  /** Public entries of the menu: contact, blog and the sections for ad partners. */
  more: MenuLink[];
  register: MenuLink[];
  login: MenuLink;
  profile: MenuLink;
  inbox: MenuLink;
  logout: MenuLink;
  admin: MenuLink | null;
  menu: MenuLink[];
};

/** Where the footer's link to the own pages leads, by company type (docs/spec.md, 2). */
export function ownPath(companyType: string | null) {
  return companyType === "travelService" || companyType === null ? "/userpanel/profile" : "/userpanel/management";
}
