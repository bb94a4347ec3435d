import { z } from "zod";
import { asRead, withVersion } from "@/lib/http/version";
import { mostMembers } from "./rules";

export const circleParams = z.object({ id: z.uuid() });

const unique = (list: string[]) => new Set(list).size === list.length;
const name = z.string("required").trim().min(1, "required").max(60, "tooLong");
const id = z.uuid("invalidValue");
const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  z.array(item, "required").min(1, "circleEmpty").max(mostMembers, "circleFull").refine(unique, "invalidValue");

export const circleInput = z.strictObject({ name, companies: listOf(id) });
export type CircleInput = z.output<typeof circleInput>;

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

/** A member as it was read; who it is alone counts. */
const read = z.strictObject({ id, name: z.unknown(), slug: z.unknown() }).transform((company) => company.id);

/** PUT: what is left out stays. */
export const circleChange = withVersion(
  z.strictObject({ ...asRead(circleRecord), name, companies: listOf(z.union([id, read], "invalidValue")) }).partial(),
);
export type CircleChange = z.output<typeof circleChange>;
