import { rules } from "@/lib/access/rules";
import { busRequestRecord } from "@/lib/features/busrequest/schema/record";
import { offerRecord } from "@/lib/features/offer/schema";
import { call, hourly } from "@/lib/http/calls";
import {
  tourChange,
  tourInput,
  tourListQuery,
  tourOffersInput,
  tourParams,
  tourRecord,
  tourRow,
  tourSearchInput,
  tourSearchRecord,
  tourVersion,
} from "./schema";

const record = tourRecord.meta({ id: "Tour" });
const own = { rule: rules["tour.own"] } as const;
const one = { ...own, params: tourParams } as const;

export const tourCalls = {
  search: call.post("/tour/search", {
    summary: "The best chains of open trips for a bus and a time, each driven lawfully",
    ...own,
    body: tourSearchInput,
    gives: tourSearchRecord.meta({ id: "TourSearch" }),
    limit: hourly("tour-search", 600),
    errors: [404],
  }),
  list: call.get("/tour", {
    summary: "The company's kept chains, the last changed first",
    ...own,
    query: tourListQuery,
    givesList: tourRow.meta({ id: "TourRow" }),
  }),
  create: call.post("/tour", {
    summary: "Keeps a chain as a draft",
    ...own,
    body: tourInput,
    gives: record,
    status: 201,
    idempotent: true,
    errors: [404],
  }),
  read: call.get("/tour/{id}", { summary: "A kept chain as it can be driven now", ...one, gives: record }),
  change: call.put("/tour/{id}", {
    summary: "Renames a kept chain, drops or orders its legs, watches it",
    ...one,
    body: tourChange,
    gives: record,
  }),
  delete: call.delete("/tour/{id}", { summary: "Throws a kept chain away", ...one, query: tourVersion, errors: [409] }),
  offer: call.post("/tour/{id}/offer", {
    summary: "Offers for all open legs at once, or for none",
    ...one,
    body: tourOffersInput,
    givesList: offerRecord,
    status: 201,
    limit: hourly("tour-offer", 100),
    idempotent: true,
  }),
  postRest: call.post("/tour/{id}/rest", {
    summary: "Publishes the empty way after the last leg as an empty ride",
    ...one,
    query: tourVersion,
    gives: busRequestRecord,
    status: 201,
    idempotent: true,
    errors: [409],
  }),
};
