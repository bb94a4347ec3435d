import { busrequestRoutes } from "./busrequest/serve";
import { newsRoutes } from "./news/serve";
import { offerRoutes } from "./offer/serve";
import { placeRoutes } from "./place/serve";
import { staffRoutes } from "./staff/serve";

/** All calls with what answers them, by noun: what the production front serves. */
export const routes = {
  busrequest: busrequestRoutes,
  news: newsRoutes,
  offer: offerRoutes,
  place: placeRoutes,
  staff: staffRoutes,
};
