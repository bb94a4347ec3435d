import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { wayInput, wayRecord } from "./schema";

export const wayCalls = {
  measure: call.post("/way", {
    summary: "The way over some points: km, minutes and line of a coach",
    rule: rules["user.read"],
    body: wayInput,
    gives: wayRecord.meta({ id: "Way" }),
    limit: hourly("way", 2_000),
  }),
};
