import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { call, hourly } from "@/lib/http/calls";
import { contactInput } from "./schema";

export const contactCalls = {
  toOperator: call.post("/contact", {
    summary: "Writes to the operator",
    rule: rules.anyone,
    body: contactInput,
    limit: hourly("contact-source", 10),
  }),
  toCompany: call.post("/company/{id}/contact", {
    summary: "Writes to a company",
    rule: rules.anyone,
    params: companyIdParams,
    body: contactInput,
    limit: hourly("company-contact-source", 10),
  }),
};
