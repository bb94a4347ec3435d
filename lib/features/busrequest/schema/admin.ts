import { z } from "zod";
import { calendarDay as day, one, term } from "@/lib/http/list-query";
import { busRequestRecord } from "./record";
import { filterKeys } from "./filter";

/** What the call of the list takes as filter. */
export const listTerms = {
  ...filterKeys,
  /** Days of the market's calendar, the last one with it. */
  day: one(z.strictObject({ from: day.optional(), to: day.optional() })),
  /** A place, the number of a request, or the whole mail address of its author. */
  text: one(term),
  /** Words of name and town of the company that sent it or received it. */
  companyName: one(term),
  ended: one(z.boolean("invalidValue")),
};
export type AdminRequestKeys = typeof listTerms;

const firm = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }).nullable();
/** A request with what only the admins are told. */
export const adminRequestRecord = busRequestRecord
  .extend({
    confirmed: z.boolean(),
    rejectReason: z.string().nullable(),
    offers: z.number().int(),
    /** The company that posted it. */
    sender: firm,
    /** The one company that it goes to. */
    receiver: firm,
  })
  .meta({ id: "AdminRequest" });
export type AdminRequestRecord = z.infer<typeof adminRequestRecord>;
