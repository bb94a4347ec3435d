import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { templateChange, templateInput, templateParams, templateRecord } from "./schema";

const own = { rule: rules["offertemplate.own"] } as const;
const one = { ...own, params: templateParams } as const;

export const offertemplateCalls = {
  list: call.get("/offertemplate", {
    summary: "Templates that the own company fills its offers with, by name",
    ...own,
    givesList: templateRecord,
  }),
  create: call.post("/offertemplate", {
    summary: "Keeps a template; names are unique in a company, and a kind has one default",
    ...own,
    body: templateInput,
    gives: templateRecord,
    status: 201,
    limit: hourly("offertemplate-create", 100),
    idempotent: true,
    errors: [409],
  }),
  change: call.put("/offertemplate/{id}", {
    summary: "Changes a template; offers that were made with it stay as they are",
    ...one,
    body: templateChange,
    gives: templateRecord,
  }),
  delete: call.delete("/offertemplate/{id}", { summary: "Deletes a template", ...one }),
};
