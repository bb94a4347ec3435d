import { notFound } from "@/lib/errors";
import { bind } from "@/lib/http/serve";
import { placeCalls } from "./calls";
import { placeById, reversePlace, searchPlaces } from "./queries/towns";

function found<T>(place: T | null) {
  if (!place) throw notFound();
  return place;
}

export const placeRoutes = bind(placeCalls, {
  search: ({ query }) => searchPlaces(query.q, query.lng, { near: query.near }),
  reverse: async ({ query }) => found(await reversePlace(query.longitude, query.latitude, query.lng)),
  byId: async ({ params, query }) => found(await placeById(params.id, query.lng)),
});
