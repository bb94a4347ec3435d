import { rules } from "@/lib/access/rules";
import { overlapRecord } from "@/lib/features/busrequest/schema/record";
import { call, hourly } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { listQuery } from "@/lib/http/list-query";
import { adminBusDetail, adminBusRecord } from "./schema/admin";
import { adminBusList } from "./schema/admin-call";
import { busChange, busFilter, busInput, busParams, busRecord, fleetParams, overlapQuery } from "./schema/bus";
import { qrQuery } from "./schema/qr";

const bus = busRecord.meta({ id: "Bus" });
const picture = { rule: rules["fleet.read"], params: busParams, query: qrQuery } as const;

export const busCalls = {
  create: call.post("/busses", {
    summary: "Adds a bus to the fleet",
    rule: rules["fleet.change"],
    body: busInput,
    gives: bus,
    status: 201,
    limit: hourly("bus-create", 500),
    errors: [409],
  }),
  ofCompany: call.get("/busses/company/{id}", {
    summary: "A company's fleet",
    rule: rules["fleet.read"],
    params: fleetParams,
    query: listQuery(busFilter),
    givesList: bus,
  }),
  change: call.put("/busses/{id}", {
    summary: "Changes a bus",
    rule: rules["fleet.change"],
    params: busParams,
    body: withVersion(busChange),
    gives: bus,
    errors: [409],
  }),
  delete: call.delete("/busses/{id}", {
    summary: "Deletes a bus that has no trips",
    rule: rules["fleet.change"],
    params: busParams,
    errors: [409],
  }),
  overlaps: call.get("/busses/{id}/overlaps", {
    summary: "What the bus has at that time: trips firmly, published free buses and empty rides tentatively",
    rule: rules["fleet.read"],
    params: busParams,
    query: overlapQuery,
    givesList: overlapRecord.meta({ id: "Overlap" }),
  }),
  qrSvg: call.get("/busses/{id}/qr.svg", {
    summary: "The bus's QR code, to be drawn at any size",
    ...picture,
    givesFile: "image/svg+xml",
  }),
  qrPng: call.get("/busses/{id}/qr.png", {
    summary: "The bus's QR code as a picture",
    ...picture,
    givesFile: "image/png",
  }),
  listAll: call.get("/admin/buses", {
    summary: "Buses of all companies; `text` finds by plate or company",
    rule: rules["admin.read"],
    query: adminBusList.query,
    givesList: adminBusRecord.meta({ id: "AdminBus" }),
  }),
  readAny: call.get("/admin/buses/{id}", {
    summary: "One bus with its trips ahead and its scans",
    rule: rules["admin.read"],
    params: busParams,
    gives: adminBusDetail.meta({ id: "AdminBusDetail" }),
  }),
};
