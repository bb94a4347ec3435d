import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { firstStep } from "./schema";

export const firststepCalls = {
  list: call.get("/user/firststeps", {
    summary: "First steps of a new account, each with whether it is done; empty once all are, or the list was put away",
    rule: rules["user.read"],
    givesList: firstStep,
  }),
  putAway: call.delete("/user/firststeps", {
    summary: "Puts the list of first steps away for good",
    rule: rules["user.read"],
  }),
};
