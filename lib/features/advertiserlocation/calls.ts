import { rules } from "@/lib/access/rules";
import { call, hourly } from "@/lib/http/calls";
import { withVersion } from "@/lib/http/version";
import { listQuery } from "@/lib/http/list-query";
import { advertiserLocationRecord } from "./schema/location";
import { locationChange, locationFilter, locationInput, locationParams, ownLocationRecord } from "./schema/own";
import { nearInput } from "./schema/search";

const own = ownLocationRecord.meta({ id: "OwnLocation" });

export const advertiserlocationCalls = {
  list: call.get("/advertiserlocation", {
    summary: "One's own locations, public or not; all of them for an admin",
    rule: rules["location.own"],
    query: listQuery(locationFilter),
    givesList: own,
  }),
  create: call.post("/advertiserlocation", {
    summary: "Adds a location; 409 where the plan has no more",
    rule: rules["location.own"],
    body: locationInput,
    gives: own,
    status: 201,
    limit: hourly("location-create", 120),
    errors: [409],
  }),
  change: call.put("/advertiserlocation/{id}", {
    summary: "Changes a location",
    rule: rules["location.own"],
    params: locationParams,
    body: withVersion(locationChange),
    gives: own,
    errors: [409],
  }),
  delete: call.delete("/advertiserlocation/{id}", {
    summary: "Deletes a location",
    rule: rules["location.own"],
    params: locationParams,
  }),
  near: call.post("/advertiserlocation/activeallnear", {
    summary:
      "Active locations of paying travel services: nearest first, with both ends by distance from the line between them or, with `road`, from the road; without a place the newest first; 500 at most; narrowed by what a stop has to have. `total` is all there are without a radius, within one up to 5,000",
    rule: rules.anyone,
    body: nearInput,
    givesList: advertiserLocationRecord.meta({ id: "AdvertiserLocation" }),
  }),
};
