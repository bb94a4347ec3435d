import { bind } from "@/lib/http/serve";
import { advertiserCalls } from "./calls";
import { changeHomeEntry } from "./commands/change";
import { placePartner } from "./commands/position";
import { getAdvertiser, listAdvertisers } from "./queries/admin";
import { getHomeEntry } from "./queries/home-entry";
import { getPartner, listPartners } from "./queries/partners";

export const advertiserRoutes = bind(advertiserCalls, {
  list: ({ viewer, query }) => listAdvertisers(viewer, query),
  read: ({ viewer, params }) => getAdvertiser(viewer, params.id),
  place: ({ viewer, params, body }) => placePartner(viewer, params.id, body),
  listPartners: ({ viewer, query }) => listPartners(viewer, query),
  readPartner: ({ viewer, params }) => getPartner(viewer, params.id),
  readHomeEntry: ({ viewer, params }) => getHomeEntry(viewer, params.id),
  changeHomeEntry: ({ viewer, params, body }) => changeHomeEntry(viewer, params.id, body),
});
