import { busrequestRoutes } from "./busrequest/serve";
import { offerRoutes } from "./offer/serve";

/** All calls with what answers them, by noun: what the production front serves. */
export const routes = {
  busrequest: busrequestRoutes,
  offer: offerRoutes,
};
