import { z } from "zod";
import { kinds } from "../rules/kinds";

/**
 * How a request was found: its number, the whole mail address of its author, the name of an author who waits for a
 * decision, the company that sent it, its route.
 */
const foundBy = ["number", "email", "waiting", "sender", "route"] as const;
export type FoundBy = (typeof foundBy)[number];

/** A request in the admins' search over everything. */
export const requestHit = z.strictObject({
  id: z.uuid(),
  reference: z.string(),
  category: z.enum(kinds),
  from: z.string(),
  to: z.string().nullable(),
  /** Departure. */
  date: z.number(),
  sender: z.string(),
  by: z.enum(foundBy),
});
export type RequestHit = z.infer<typeof requestHit>;
