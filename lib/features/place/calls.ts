import { rules } from "@/lib/access/rules";
import { call } from "@/lib/http/calls";
import { placeIdParams, placeIdQuery, placeReverseQuery, placeSchema, placeSearchQuery } from "./schema";

const search = {
  rule: rules.anyone,
  limit: { name: "places", points: 300, seconds: 60 },
  maxAge: 600,
  stored: ["place"],
} as const;

export const placeCalls = {
  search: call.get("/places", {
    summary: "Place search",
    ...search,
    query: placeSearchQuery,
    givesList: placeSchema,
  }),
  reverse: call.get("/places/reverse", {
    summary: "Place at a position",
    ...search,
    query: placeReverseQuery,
    gives: placeSchema,
    errors: [404],
  }),
  byId: call.get("/places/{id}", {
    summary: "One place",
    ...search,
    params: placeIdParams,
    query: placeIdQuery,
    gives: placeSchema,
  }),
};
