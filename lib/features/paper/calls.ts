import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { journeyQuery, paperParams, paperQuery, tripFileQuery } from "./schema";

const side = { rule: rules["trip.read"], params: paperParams, link: true } as const;
const pdf = { ...side, query: paperQuery, givesFile: "application/pdf" } as const;

export const paperCalls = {
  confirmation: call.get("/trip/{id}/confirmation.pdf", {
    summary: "Order confirmation of a trip, for both sides; a change makes a new version",
    ...pdf,
  }),
  journeyForm: call.get("/trip/{id}/journeyform.pdf", {
    summary: "Journey form with km of each stretch and the empty ways, for both sides and the driver",
    ...pdf,
    query: journeyQuery,
  }),
  ics: call.get("/trip/{id}/trip.ics", {
    summary: "The trip for a calendar, for both sides and the driver",
    ...side,
    query: tripFileQuery,
    givesFile: "text/calendar",
  }),
};
