import { rules } from "@/lib/access/rules";
import { tripParams } from "@/lib/features/trip/schema/input";
import { tripRecord } from "@/lib/features/trip/schema/record";
import { call, hourly } from "@/lib/http/calls";
import {
  companyParams,
  companyRating,
  publicRating,
  ratingAnswer,
  ratingInput,
  ratingParams,
  ratingRecord,
  ratingRemoval,
  ratingsQuery,
} from "./schema";

const ofTrip = { rule: rules["trip.change"], params: tripParams, gives: tripRecord, link: true } as const;

export const ratingCalls = {
  rate: call.post("/trip/{id}/rating", {
    summary: "Rates a trip that was driven, once; shown when the other side has rated, too, or after 14 days",
    ...ofTrip,
    body: ratingInput,
    status: 201,
    limit: hourly("trip-rating", 60),
    errors: [403, 409],
  }),
  answer: call.post("/trip/{id}/rating/answer", {
    summary: "A word on the other side's rating, once",
    ...ofTrip,
    body: ratingAnswer,
    limit: hourly("trip-rating-answer", 60),
    errors: [403, 409],
  }),
  remove: call.put("/trip/{id}/rating/{by}", {
    summary: "An admin takes a rating down, or puts it back",
    rule: rules["admin.change"],
    params: ratingParams,
    body: ratingRemoval,
    gives: ratingRecord,
  }),
  summary: call.get("/company/{id}/rating", {
    summary: "Means of a company's ratings, and from ten trips on how often it answers and calls off",
    rule: rules.anyone,
    params: companyParams,
    gives: companyRating,
  }),
  list: call.get("/company/{id}/ratings", {
    summary: "A company's ratings with words, the newest first",
    rule: rules.anyone,
    params: companyParams,
    query: ratingsQuery,
    givesList: publicRating,
  }),
};
