import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import {
  cancelInput,
  cancelQuery,
  changeInput,
  programmeInput,
  tripChangeParams,
  tripListQuery,
  tripParams,
  tripVersion,
} from "./schema/input";
import { changeGuide } from "./schema/guide";
import { withVersion } from "@/lib/http/version";
import { cancellationRecord, tripRecord, tripRow } from "./schema/record";
import { ladderInput, ladderRecord } from "./schema/terms";

/** Who the author is, the mail's token may say as well as an account: the query decides who sees what. */
const one = { rule: rules["trip.read"], params: tripParams, gives: tripRecord, link: true } as const;
const answer = {
  ...one,
  rule: rules["trip.change"],
  params: tripChangeParams,
  query: tripVersion,
  errors: [403],
} as const;

const ofCompany = { rule: rules["ladder.own"], params: tripParams } as const;

const ladderAnswer = ladderRecord.meta({ id: "Ladder" });

export const tripCalls = {
  list: call.get("/trip", {
    summary:
      "Trips that the viewer's company drives or has ordered, the next first; by the author's link those of its request",
    rule: rules["trip.read"],
    query: tripListQuery,
    givesList: tripRow,
    link: true,
  }),
  read: call.get("/trip/{id}", { summary: "A trip as both sides have agreed it, with its history", ...one }),
  propose: call.post("/trip/{id}/change", {
    summary: "Proposes a change, which the other side answers; an own open one goes, the other's is countered",
    ...one,
    rule: rules["trip.change"],
    query: tripVersion,
    body: changeInput,
    status: 201,
    limit: hourly("trip-change", 60),
    idempotent: true,
    errors: [403, 409],
  }),
  guideChange: call.post("/trip/{id}/change/guide", {
    summary: "What another programme costs more or less by the own rates of the company that drives: a guide",
    rule: rules["driver.own"],
    params: tripParams,
    body: programmeInput,
    gives: changeGuide,
    limit: hourly("trip-guide", 600),
  }),
  acceptChange: call.post("/trip/{id}/change/{changeId}/accept", {
    summary: "The other side agrees: the trip and its booking change",
    ...answer,
  }),
  declineChange: call.post("/trip/{id}/change/{changeId}/decline", {
    summary: "The other side does not agree: all stays as it was",
    ...answer,
  }),
  withdrawChange: call.delete("/trip/{id}/change/{changeId}", {
    summary: "Takes an own proposal back",
    ...answer,
  }),
  cancel: call.post("/trip/{id}/cancel", {
    summary: "Calls the trip off, at the price of the agreed steps; the author's request may return to the market",
    rule: rules["trip.change"],
    params: tripParams,
    query: cancelQuery,
    body: cancelInput,
    gives: cancellationRecord,
    link: true,
    errors: [403, 409],
  }),
  readLadder: call.get("/company/{id}/ladder", {
    summary: "Steps of cancelling that the company's offers go out with",
    ...ofCompany,
    gives: ladderAnswer,
  }),
  changeLadder: call.put("/company/{id}/ladder", {
    summary: "Changes them for offers from now on",
    ...ofCompany,
    body: withVersion(ladderInput),
    gives: ladderAnswer,
  }),
};
