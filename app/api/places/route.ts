import { rules } from "@/lib/access/rules";
import { searchPlaces } from "@/lib/features/place/queries";
import { placeSearchQuery } from "@/lib/features/place/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  limit: { name: "places", points: 300, seconds: 60 },
  maxAge: 600,
  query: placeSearchQuery,
  run: ({ query }) => searchPlaces(query.q, query.lng, { near: query.near }),
});
