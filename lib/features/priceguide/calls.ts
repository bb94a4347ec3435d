import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { priceguideInput, priceguideRecord } from "./schema";

export const priceguideCalls = {
  ask: call.post("/priceguide", {
    summary: "What a trip costs as a rule, with every part: a guide, no offer",
    rule: rules.anyone,
    body: priceguideInput,
    gives: priceguideRecord.meta({ id: "PriceGuide" }),
    limit: hourly("priceguide", 600),
  }),
};
