import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { surroundingsQuery, surroundingsRecord } from "./schema";

export const surroundingsCalls = {
  read: call.get("/surroundings", {
    summary: "How many open requests start around a place, by kind, and how many group trips pass it",
    rule: rules.anyone,
    query: surroundingsQuery,
    gives: surroundingsRecord.meta({ id: "Surroundings" }),
    limit: { name: "surroundings", points: 120, seconds: 60 },
    maxAge: 60,
  }),
};
