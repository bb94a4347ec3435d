import { rules } from "@/lib/access/rules";
import { notFound } from "@/lib/errors";
import { reversePlace } from "@/lib/features/place/queries";
import { placeReverseQuery } from "@/lib/features/place/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  limit: { name: "places", points: 300, seconds: 60 },
  maxAge: 600,
  query: placeReverseQuery,
  run: async ({ query }) => {
    const place = await reversePlace(query.longitude, query.latitude, query.lng);
    if (!place) throw notFound();
    return place;
  },
});
