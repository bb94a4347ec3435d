import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";

export const openapiCalls = {
  read: call.get("/openapi.json", {
    summary: "This document: OpenAPI 3.1, made of the contracts by which calls are checked and answered",
    rule: rules.anyone,
    givesFile: "application/json",
  }),
};
