import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { listQuery } from "@/lib/http/list-query";
import {
  companyChange,
  companyFilter,
  companyIdParams,
  companyInput,
  companyRecord,
  publicCompanyRecord,
} from "./schema";

const whole = companyRecord.meta({ id: "Company" });
/** Admins, and the company's own people, read whole records. */
const readable = z.union([whole, publicCompanyRecord.meta({ id: "PublicCompany" })]);
const list = { rule: rules["company.read"], query: listQuery(companyFilter) } as const;

export const companyCalls = {
  list: call.get("/company", { summary: "Companies, what they publish", ...list, givesList: readable }),
  listRegistered: call.get("/company/registered", {
    summary: "Companies with an account",
    ...list,
    givesList: readable,
  }),
  countRegistered: call.get("/company/countregistered", {
    summary: "How many companies have an account",
    ...list,
    gives: z.number().int(),
  }),
  create: call.post("/company", {
    summary: "Adds a passive provider",
    rule: rules["company.create"],
    body: companyInput,
    gives: whole,
    status: 201,
    errors: [409],
  }),
  read: call.get("/company/{id}", {
    summary: "What a company publishes",
    rule: rules.anyone,
    params: companyIdParams,
    gives: readable,
  }),
  change: call.put("/company/{id}", {
    summary: "Changes a company",
    rule: rules["company.change"],
    params: companyIdParams,
    body: withVersion(companyChange),
    gives: whole,
    errors: [409, 429],
  }),
  delete: call.delete("/company/{id}", {
    summary: "Deletes a company that has no running subscription",
    rule: rules["company.delete"],
    params: companyIdParams,
    errors: [409],
  }),
  own: call.get("/user/companies", {
    summary: "The current user's companies",
    rule: rules["user.read"],
    givesList: whole,
  }),
};
