import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import {
  gapsRecord,
  seriesGone,
  seriesInput,
  seriesParams,
  seriesQuery,
  seriesRecord,
  standbyChange,
  standbyParams,
  standbyQuery,
  standbyRecord,
} from "./schema";

const record = standbyRecord.meta({ id: "Standby" });

export const standbyCalls = {
  read: call.get("/company/{id}/standby", {
    summary: "When the own company is on call from which of its bases, with what stands against it",
    rule: rules["standby.own"],
    params: standbyParams,
    query: standbyQuery,
    gives: record,
  }),
  change: call.put("/company/{id}/standby", {
    summary: "Sets the windows that begin on some days; no base, bus or driver stands ready twice at a time",
    rule: rules["standby.own"],
    params: standbyParams,
    body: standbyChange,
    gives: record,
  }),
  addSeries: call.post("/company/{id}/standby/series", {
    summary:
      "A window on some weekdays until a day, at the same hours; where something is in the way that day is left out",
    rule: rules["standby.own"],
    params: standbyParams,
    body: seriesInput,
    gives: seriesRecord.meta({ id: "StandbySeries" }),
    errors: [409],
    limit: hourly("standby-series", 100),
  }),
  endSeries: call.delete("/company/{id}/standby/series/{series}", {
    summary: "Takes back the windows of such a series that begin from a moment on",
    rule: rules["standby.own"],
    params: seriesParams,
    query: seriesQuery,
    gives: seriesGone.meta({ id: "StandbySeriesEnd" }),
  }),
  gaps: call.get("/standby/gaps", {
    summary: "Where around the own bases nobody on call would be there within an hour, for the next seven nights",
    rule: rules["standby.own"],
    gives: gapsRecord.meta({ id: "StandbyGaps" }),
    limit: hourly("standby-gaps", 300),
  }),
};
