import { z } from "zod";
import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";

export const healthCalls = {
  alive: call.get("/health", {
    summary: "The process answers",
    rule: rules.anyone,
    gives: z.strictObject({ healthy: z.literal(true) }),
  }),
  ready: call.get("/ready", {
    summary: "Database and migrations are there",
    rule: rules.anyone,
    gives: z.strictObject({ ready: z.literal(true) }),
    errors: [503],
  }),
};
