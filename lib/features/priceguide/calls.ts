import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { companyIdParams } from "@/lib/features/company/schema";
import { withVersion } from "@/lib/http/version";
import { priceguideInput, priceguideRecord, pricingChange, pricingRecord } from "./schema";

const ofCompany = { rule: rules["pricing.own"], params: companyIdParams } as const;
const pricing = pricingRecord.meta({ id: "Pricing" });

export const priceguideCalls = {
  ask: call.post("/priceguide", {
    summary: "What a trip costs as a rule, with every part: a guide, no offer",
    rule: rules.anyone,
    body: priceguideInput,
    gives: priceguideRecord.meta({ id: "PriceGuide" }),
    limit: hourly("priceguide", 600),
  }),
  readPricing: call.get("/company/{id}/pricing", {
    summary: "The company's own rates of the price guide",
    ...ofCompany,
    gives: pricing,
  }),
  changePricing: call.put("/company/{id}/pricing", {
    summary: "Changes the company's own rates of the price guide; what is left out follows the formula",
    ...ofCompany,
    body: withVersion(pricingChange),
    gives: pricing,
  }),
};
