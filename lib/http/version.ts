import { z } from "zod";

/** Body of a PUT, with the version of the record that was read: a stale one is a conflict and changes nothing. */
export const withVersion = <Shape extends z.ZodRawShape>(change: z.ZodObject<Shape, z.core.$strict>) =>
  change.extend({ version: z.number("required").int("invalidValue").min(0, "invalidValue") });
