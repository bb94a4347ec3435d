import { z } from "zod";
import { statuses } from "@/lib/features/subscription/rules";
import { one, term } from "@/lib/http/list-query";
import { positionRange } from "../rules";
import { advertiserRecord } from "./admin";

const { min, max } = positionRange;
/** POST /admin/advertisers/{id}/position */
export const positionInput = z.strictObject({
  position: z.number("notANumber").int("wholeNumber").min(min, "numberRange").max(max, "numberRange"),
  version: z.number("required").int("invalidValue"),
});
export type PositionInput = z.output<typeof positionInput>;

/** A travel service as a partner of the home page. */
export const partnerRecord = advertiserRecord
  .pick({ id: true, company: true, state: true, plan: true, paidUntil: true, created_at: true, version: true })
  .extend({
    /** Lower first; those of one number take turns. */
    position: z.number().int(),
    homeActive: z.boolean(),
    /** On the home page now: switched on and paid for. */
    shown: z.boolean(),
    title: z.string(),
    picture: z.boolean(),
    film: z.boolean(),
  });
export type PartnerRecord = z.infer<typeof partnerRecord>;

export const partnerTerms = {
  /** Words of the company's name and town. */
  text: one(term),
  state: one(z.enum(statuses, "invalidValue")),
  /** The entry is switched on. */
  entry: one(z.boolean("invalidValue")),
};
export type PartnerKeys = typeof partnerTerms;
