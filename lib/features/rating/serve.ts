import { bind } from "@/lib/http/serve";
import { ratingCalls } from "./calls";
import { answerRating, rateTrip } from "@/lib/features/trip/commands/rate";
import { removeRating } from "@/lib/features/trip/commands/remove-rating";
import { companyRating, listRatings } from "./queries";

export const ratingRoutes = bind(ratingCalls, {
  rate: ({ viewer, params, body, token }) => rateTrip(viewer, { ...params, token, input: body }),
  answer: ({ viewer, params, body, token }) => answerRating(viewer, { ...params, token, input: body }),
  remove: ({ viewer, params, body }) => removeRating(viewer, { ...params, ...body }),
  summary: ({ params }) => companyRating(params.id),
  list: ({ viewer, params, query }) => listRatings(viewer, params.id, query),
});
