import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { hoursRecord, timelineInput } from "./schema";

export const drivinghoursCalls = {
  check: call.post("/drivinghours", {
    summary: "Can this be driven lawfully? Regulation (EC) 561/2006; advice, no legal advice",
    rule: rules.anyone,
    body: timelineInput,
    gives: hoursRecord.meta({ id: "DrivingHours" }),
    limit: hourly("drivinghours", 600),
  }),
};
