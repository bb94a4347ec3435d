import { z } from "zod";
import { integer } from "@/lib/http/list-query";

const mark = z
  .number({ error: ({ input }) => (input === undefined || input === null ? "required" : "markRange") })
  .int("markRange")
  .min(1, "markRange")
  .max(5, "markRange");
const text = z.string("invalidValue").trim().max(1000, "tooLong");

/** POST /trip/{id}/rating */
export const ratingInput = z.strictObject({ punctual: mark, vehicle: mark, contact: mark, text: text.default("") });
export type RatingInput = z.output<typeof ratingInput>;

/** POST /trip/{id}/rating/answer */
export const ratingAnswer = z.strictObject({ text: text.min(1, "required") });
export type RatingAnswer = z.output<typeof ratingAnswer>;

/** PUT /trip/{id}/rating/{by} */
export const ratingRemoval = z.strictObject({ removed: z.boolean("invalidValue") });

export const ratingParams = z.object({ id: z.uuid(), by: z.enum(["author", "company"], "invalidValue") });
export const companyParams = z.object({ id: z.uuid() });
export const ratingsQuery = z.strictObject({ take: integer(1, 100).default(20), skip: integer(0, 100_000).default(0) });

const stored = z.number().int().min(1).max(5);

/** What one side says of a trip that was driven. */
export const ratingRecord = z
  .strictObject({
    by: z.enum(["author", "company"]),
    punctual: stored,
    vehicle: stored,
    contact: stored,
    text: z.string(),
    /** Of the side that was rated; empty until it has answered. */
    answer: z.string(),
    answered_at: z.number().nullable(),
    /** The other side can read it. */
    shown: z.boolean(),
    /** Taken down by an admin: nobody else reads it. */
    removed: z.boolean(),
    created_at: z.number(),
  })
  .meta({ id: "Rating" });
export type RatingRecord = z.output<typeof ratingRecord>;

/** Ratings as they belong to a trip. */
export const tripRatings = z.strictObject({
  /** The reader's side has not rated yet, and may. */
  open: z.boolean(),
  own: ratingRecord.nullable(),
  /** To the customer: the name under which the profile shows its words; null: none. */
  namedAs: z.string().nullable(),
  /** Of the other side, once it is shown. */
  other: ratingRecord.nullable(),
});
export type TripRatings = z.output<typeof tripRatings>;

/** One of a company's public ratings. */
export const publicRating = z
  .strictObject({
    punctual: stored,
    vehicle: stored,
    contact: stored,
    text: z.string(),
    answer: z.string(),
    /** A company of the trade; null: a customer who is not named. */
    from: z.string().nullable(),
    /** When the trip began. */
    date: z.number(),
    created_at: z.number(),
    /** For admins, who may take it down. */
    trip: z.uuid().nullable(),
  })
  .meta({ id: "PublicRating" });
export type PublicRating = z.output<typeof publicRating>;

const average = z.number().min(1).max(5).nullable();
const share = z.number().min(0).max(1).nullable();

/** What all ratings of a company say together, and how reliable it is. */
export const companyRating = z
  .strictObject({
    count: z.number().int(),
    /** Means of each mark and of all three; null without a rating. */
    punctual: average,
    vehicle: average,
    contact: average,
    overall: average,
    /** Trips that were driven, or that the company has called off. */
    trips: z.number().int(),
    /** Share of requests to it alone that it has answered; null below ten trips, and where nobody asked. */
    answered: share,
    /** Share of its trips that it has called off; null below ten trips. */
    cancelled: share,
  })
  .meta({ id: "CompanyRating" });
export type CompanyRating = z.output<typeof companyRating>;
