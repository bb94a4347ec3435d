import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { dayRecord } from "./schema";

export const dayCalls = {
  read: call.get("/day", {
    summary:
      "The viewer's trips of today and tomorrow, with all that is needed on the road, to be kept for when there is no network",
    rule: rules["trip.list"],
    gives: dayRecord,
  }),
};
