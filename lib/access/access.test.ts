import { describe, expect, it } from "vitest";
import {
  admins,
  busOperators,
  busPartners,
  everyone,
  members,
  owners,
  signedIn,
  travelServices,
  viewers,
  type Who,
} from "@/tests/viewers";
import { contactAccess } from "./records";
import { isMember, mayPostKind, maySendFile, rules } from "./rules";
import { mayOpen, type ScreenName, screens } from "./screens";

type RuleName = keyof typeof rules;
const planOwner: Who[] = ["travelService"];

const mayCall: Record<RuleName, Who[]> = {
  anyone: everyone,
  "link.use": everyone,
  "secret.use": everyone,
  "user.read": signedIn,
  "user.secure": signedIn,
  "event.hear": everyone,
  "way.measure": everyone,
  "inbox.own": signedIn,
  "upload.send": signedIn,
  "company.read": everyone,
  "company.create": admins,
  "company.change": [...owners, ...admins],
  "company.delete": admins,
  "staff.manage": owners,
  "fleet.read": [...busOperators, ...admins],
  "fleet.change": [...busOperators, ...admins],
  "filtersetting.own": [...busPartners, ...admins],
  "busrequest.mark": busPartners,
  "fit.read": everyone,
  "near.read": [...members, ...admins],
  "offer.make": busPartners,
  "offer.read": everyone,
  "offer.answer": everyone,
  "offer.write": everyone,
  "offertemplate.own": busPartners,
  "partnercircle.own": busPartners,
  "tour.own": busPartners,
  "ladder.own": busPartners,
  "trip.list": signedIn,
  "trip.read": everyone,
  "trip.change": everyone,
  "dispatch.lead": everyone,
  "dispatch.answer": everyone,
  "driver.own": busPartners,
  "standby.own": busPartners,
  "certificate.own": busPartners,
  "certificate.read": [...busPartners, ...admins],
  "returnleg.own": busPartners,
  "pricing.own": [...busPartners, ...admins],
  "calendar.own": [...busPartners, ...admins],
  "ledger.own": busPartners,
  "ledger.show": busPartners.filter((who) => owners.includes(who)),
  "location.own": [...travelServices, ...admins],
  "advertiser.own": [...travelServices, ...admins],
  "subscription.read": travelServices,
  "subscription.order": planOwner,
  "invoice.read": [...planOwner, ...admins],
  "busrequest.read": everyone,
  "busrequest.post": everyone,
  "busrequest.change": everyone,
  "busrequest.moderate": admins,
  "admin.read": admins,
  "admin.change": admins,
};

const maySee: Record<ScreenName, Who[]> = {
  inbox: signedIn,
  companyProfile: signedIn,
  userProfile: signedIn,
  emailSettings: signedIn,
  staff: owners,
  subscription: travelServices,
  locationStatistics: travelServices,
  management: busPartners,
  fleet: busOperators,
  filterSettings: busPartners,
  standby: busPartners,
  drivers: busPartners,
  certificates: busPartners,
  certificateadmin: admins,
  searches: admins,
  ledger: busPartners,
  trips: signedIn,
  locations: travelServices,
  nearrequests: members,
  advertiserhomepagesettings: travelServices,
  tours: busPartners,
  offers: busPartners,
  dashboard: admins,
  pendingRequests: admins,
  requests: admins,
  registeredProviders: admins,
  providers: admins,
  fleetadmin: admins,
  marketingpartners: admins,
  mediadata: admins,
  news: admins,
  advertisers: admins,
  invoices: admins,
  users: admins,
  unsubscribed: admins,
  outbox: admins,
  audit: admins,
};

describe("access tables", () => {
  it.each(Object.keys(rules) as RuleName[])("allows exactly its callers: rule %s", (name) => {
    expect(everyone.filter((who) => rules[name](viewers[who]))).toEqual(mayCall[name]);
  });

  it.each(Object.keys(screens) as ScreenName[])("opens for exactly its readers: screen %s", (name) => {
    expect(everyone.filter((who) => mayOpen(viewers[who], name))).toEqual(maySee[name]);
  });

  it("takes whoever has a company for one of its people, owner or not", () => {
    expect(everyone.filter((who) => isMember(viewers[who]))).toEqual(members);
  });

  it("lets everybody post a group request, bus partners and admins the other kinds", () => {
    expect(everyone.filter((who) => mayPostKind(viewers[who], "grouprequest"))).toEqual(everyone);
    for (const kind of ["vacancy", "emptyride", "emergency"]) {
      expect(everyone.filter((who) => mayPostKind(viewers[who], kind))).toEqual([...busPartners, ...admins]);
    }
  });

  it.each([
    ["afterAcceptance", "afterAcceptance"],
    ["onRequest", "onRequest"],
    [null, "open"],
  ] as const)(
    "rule %s: a private author's contact data to bus partners %s, to admins open, to nobody else",
    (contact, way) => {
      const request = { private: true, contact, authorCompanyId: null, authorUserId: null, acceptedCompanyId: "other" };
      const to = (access: string) => everyone.filter((who) => contactAccess(viewers[who], request) === access);
      if (way !== "open") expect(to(way)).toEqual(busPartners);
      expect(to("open")).toEqual(way === "open" ? [...busPartners, ...admins] : admins);
      expect(to("partners")).toEqual(everyone.filter((who) => ![...busPartners, ...admins].includes(who)));
      expect(everyone.filter((who) => contactAccess(viewers[who], { ...request, private: false }) === "open")).toEqual(
        everyone,
      );
    },
  );

  it("takes manuals and flyers from admins, posters also from travel services, other files from who is signed in", () => {
    const senders = (type: string) => everyone.filter((who) => maySendFile(viewers[who], type));
    for (const type of ["manual", "flyer"]) expect(senders(type)).toEqual(admins);
    expect(senders("poster")).toEqual([...travelServices, ...admins]);
    for (const type of ["logo", "pdf", "image"]) expect(senders(type)).toEqual(signedIn);
  });
});
