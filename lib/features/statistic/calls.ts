import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { countInput, statisticQuery, statisticRecord } from "./schema";

const own = { rule: rules["location.own"], query: statisticQuery, errors: [404] } as const;

export const statisticCalls = {
  count: call.post("/advertiserlocation/count", {
    summary: "Counts what a visitor saw and did; the answer is the same whatever counted",
    rule: rules.anyone,
    body: countInput,
    limit: { name: "location-count", points: 300, seconds: 600 },
  }),
  read: call.get("/advertiserlocation/statistics", {
    summary: "How often the own locations were shown",
    ...own,
    gives: statisticRecord,
  }),
  file: call.get("/advertiserlocation/statistics.csv", {
    summary: "The same as CSV (RFC 4180, UTF-8): a line a day and location",
    ...own,
    givesFile: "text/csv",
  }),
};
