import { rules } from "@/lib/access/rules";
import { notFound } from "@/lib/errors";
import { placeById } from "@/lib/features/place/queries";
import { placeIdParams, placeIdQuery } from "@/lib/features/place/schema";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules.anyone,
  limit: { name: "places", points: 300, seconds: 60 },
  maxAge: 600,
  params: placeIdParams,
  query: placeIdQuery,
  run: async ({ params, query }) => {
    const place = await placeById(params.id, query.lng);
    if (!place) throw notFound();
    return place;
  },
});
