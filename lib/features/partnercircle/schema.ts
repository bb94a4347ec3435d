import { z } from "zod";
import { mostMembers } from "./rules";

export const circleParams = z.object({ id: z.uuid() });

const unique = (list: string[]) => new Set(list).size === list.length;
const fields = {
  name: z.string("required").trim().min(1, "required").max(60, "tooLong"),
  companies: z
    .array(z.uuid("invalidValue"), "required")
    .min(1, "circleEmpty")
    .max(mostMembers, "circleFull")
    .refine(unique, "invalidValue"),
};

export const circleInput = z.strictObject(fields);
export type CircleInput = z.output<typeof circleInput>;

/** PUT: the circle as it is to be. */
export const circleChange = z.strictObject({
  ...fields,
  id: z.unknown().optional(),
  created_at: z.unknown().optional(),
  version: z.number("required").int("invalidValue").min(1, "invalidValue"),
});
export type CircleChange = z.output<typeof circleChange>;

const member = z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() });
/** A company that reads a request before all others. */
export const readerRecord = member.meta({ id: "RequestReader" });
export type ReaderRecord = z.output<typeof readerRecord>;

/** Wire shape `PartnerCircle`: a company's own list of partners, asked before all others. */
export const circleRecord = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    companies: z.array(member),
    created_at: z.number(),
    version: z.number().int(),
  })
  .meta({ id: "PartnerCircle" });
export type CircleRecord = z.output<typeof circleRecord>;
