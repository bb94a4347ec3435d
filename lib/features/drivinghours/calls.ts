import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { hoursInput, hoursRecord } from "./schema";

export const drivinghoursCalls = {
  check: call.post("/drivinghours", {
    summary:
      "Can this be driven lawfully, as a timeline or as the trip of a request, stored or not, or of an own offer? Regulation (EC) 561/2006; advice, no legal advice",
    rule: rules.anyone,
    body: hoursInput,
    gives: hoursRecord.meta({ id: "DrivingHours" }),
    limit: hourly("drivinghours", 600),
    // An offer of another company, a request that the reader may not see.
    errors: [404],
  }),
};
