import { describe, expect, it } from "vitest";
import { mayPostKind, mayRevealContact, rules, type RuleName } from "./rules";
import { mayOpen, type ScreenName, screens } from "./screens";
import type { CompanyType, Viewer } from "./viewer";

// The one place beside viewer.ts that makes viewers: a matrix wants every kind of reader without a database.
function viewer(companyType: CompanyType | null, role: "user" | "admin" | null = "user"): Viewer {
  const reader = { ip: "local", language: "en" as const };
  if (role === null) return { ...reader, kind: "anonymous" } as Viewer;
  const company = companyType ? { id: "c", companyType, name: "C", slug: "c" } : null;
  const person = { id: "u", sid: "s", role, firstname: "F", email: "f@c.example", userName: "f", owner: true };
  return { ...reader, ...person, company, kind: "user" } as Viewer;
}

const viewers = {
  anonymous: viewer(null, null),
  private: viewer(null),
  busoperator: viewer("busoperator"),
  touroperator: viewer("touroperator"),
  driver: viewer("driver"),
  travelService: viewer("travelService"),
  admin: viewer(null, "admin"),
};
type Who = keyof typeof viewers;

const everyone = Object.keys(viewers) as Who[];
const signedIn = everyone.filter((who) => who !== "anonymous");
const partners: Who[] = ["busoperator", "touroperator", "driver"];

const mayCall: Record<RuleName, Who[]> = {
  anyone: everyone,
  "user.read": signedIn,
  "upload.send": signedIn,
  "company.read": everyone,
  "company.create": ["admin"],
  "company.change": [...partners, "travelService", "admin"],
  "company.delete": ["admin"],
  "staff.manage": [...partners, "travelService"],
  "fleet.read": ["busoperator", "admin"],
  "fleet.change": ["busoperator", "admin"],
  "filtersetting.own": [...partners, "admin"],
  "busrequest.mark": partners,
  "near.read": [...partners, "travelService", "admin"],
  "offer.make": partners,
  "calendar.own": [...partners, "admin"],
  "location.own": ["travelService", "admin"],
  "advertiser.own": ["travelService", "admin"],
  "subscription.read": ["travelService"],
  "subscription.order": ["travelService"],
  "invoice.read": ["travelService", "admin"],
  "busrequest.read": everyone,
  "busrequest.post": everyone,
  "busrequest.change": everyone,
  "busrequest.moderate": ["admin"],
  "admin.read": ["admin"],
  "admin.change": ["admin"],
};

const maySee: Record<ScreenName, Who[]> = {
  companyProfile: signedIn,
  userProfile: signedIn,
  emailSettings: signedIn,
  staff: [...partners, "travelService"],
  subscription: ["travelService"],
  locationStatistics: ["travelService"],
  management: partners,
  fleet: ["busoperator"],
  filterSettings: partners,
  locations: ["travelService"],
  nearrequests: [...partners, "travelService"],
  advertiserhomepagesettings: ["travelService"],
  offers: partners,
  dashboard: ["admin"],
  pendingRequests: ["admin"],
  requests: ["admin"],
  registeredProviders: ["admin"],
  providers: ["admin"],
  fleetadmin: ["admin"],
  marketingpartners: ["admin"],
  mediadata: ["admin"],
  news: ["admin"],
  advertisers: ["admin"],
  users: ["admin"],
  unsubscribed: ["admin"],
  outbox: ["admin"],
  audit: ["admin"],
};

describe("access tables", () => {
  it.each(Object.keys(rules) as RuleName[])("allows exactly its callers: rule %s", (name) => {
    expect(everyone.filter((who) => rules[name](viewers[who]))).toEqual(mayCall[name]);
  });

  it.each(Object.keys(screens) as ScreenName[])("opens for exactly its readers: screen %s", (name) => {
    expect(everyone.filter((who) => mayOpen(viewers[who], name))).toEqual(maySee[name]);
  });

  it("lets everybody post a group request, bus partners and admins the other kinds", () => {
    expect(everyone.filter((who) => mayPostKind(viewers[who], "grouprequest"))).toEqual(everyone);
    for (const kind of ["vacancy", "emptyride", "emergency"]) {
      expect(everyone.filter((who) => mayPostKind(viewers[who], kind))).toEqual([...partners, "admin"]);
    }
  });

  it("shows contact data to bus partners and admins alone", () => {
    expect(everyone.filter((who) => mayRevealContact(viewers[who]))).toEqual([...partners, "admin"]);
  });
});
