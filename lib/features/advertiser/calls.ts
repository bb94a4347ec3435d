import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { call } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { advertiserParams, advertiserRecord } from "./schema/admin";
import { advertiserList } from "./schema/admin-call";
import { homeEntryChange, homeEntrySettings } from "./schema/home-entry";
import { partnerList } from "./schema/partner-call";
import { partnerRecord, positionInput } from "./schema/partner";

const advertiser = advertiserRecord.meta({ id: "Advertiser" });
const partner = partnerRecord.meta({ id: "Partner" });
const entry = { rule: rules["advertiser.own"], params: companyIdParams, gives: homeEntrySettings } as const;

export const advertiserCalls = {
  list: call.get("/admin/advertisers", {
    summary: "Travel services with plan, payment and open invoice",
    rule: rules["admin.read"],
    query: advertiserList.query,
    givesList: advertiser,
  }),
  read: call.get("/admin/advertisers/{id}", {
    summary: "One travel service",
    rule: rules["admin.read"],
    params: advertiserParams,
    gives: advertiser,
  }),
  place: call.post("/admin/advertisers/{id}/position", {
    summary: "Place among the home page's partners: lower first, equal ones in turn",
    rule: rules["admin.change"],
    params: advertiserParams,
    body: positionInput,
    gives: partner,
  }),
  listPartners: call.get("/admin/partners", {
    summary: "Travel services with their home page entries, in the order of the home page",
    rule: rules["admin.read"],
    query: partnerList.query,
    givesList: partner,
  }),
  readPartner: call.get("/admin/partners/{id}", {
    summary: "One partner",
    rule: rules["admin.read"],
    params: advertiserParams,
    gives: partner,
  }),
  readHomeEntry: call.get("/company/{id}/homepageentry", {
    summary: "A travel service's entry on the home page, as its owner writes it",
    ...entry,
  }),
  changeHomeEntry: call.put("/company/{id}/homepageentry", {
    summary: "Changes a travel service's entry on the home page",
    ...entry,
    body: withVersion(homeEntryChange),
  }),
};
