import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { requestWay, waysQuery, wayInput, wayRecord } from "./schema";

export const wayCalls = {
  measure: call.post("/way", {
    summary:
      "The way over some points: km, minutes and line of a coach; for who is signed in or shows its request's link",
    rule: rules["way.measure"],
    body: wayInput,
    gives: wayRecord.meta({ id: "Way" }),
    limit: hourly("way", 2_000),
    link: true,
    errors: [401],
  }),
  ofRequests: call.get("/busrequest/ways", {
    summary: "The lines that requests of a list or map drive along; free buses and those without an end have none",
    rule: rules["busrequest.read"],
    query: waysQuery,
    givesList: requestWay,
    stored: ["busrequest", "busrequest.new", "company"],
  }),
};
