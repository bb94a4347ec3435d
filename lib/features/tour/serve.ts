import { bind } from "@/lib/http/serve";
import { tourCalls } from "./calls";
import { changeTour, deleteTour, keepTour } from "./commands/keep";
import { offerTour } from "./commands/offer";
import { postRest } from "./commands/rest";
import { listTours, readTour } from "./queries/drafts";
import { searchTours } from "./queries/search";

export const tourRoutes = bind(tourCalls, {
  search: ({ viewer, body, request }) => searchTours(viewer, body, { signal: request.signal }),
  list: ({ viewer, query }) => listTours(viewer, query),
  create: ({ viewer, body }) => keepTour(viewer, body),
  read: ({ viewer, params }) => readTour(viewer, params.id),
  change: ({ viewer, params, body }) => changeTour(viewer, params.id, body),
  delete: ({ viewer, params, query }) => deleteTour(viewer, params.id, query.version),
  offer: ({ viewer, params, body }) => offerTour(viewer, params.id, body),
  postRest: ({ viewer, params, query }) => postRest(viewer, params.id, query.version),
});
