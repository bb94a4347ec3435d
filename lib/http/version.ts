import { z } from "zod";

const version = z.number("required").int("invalidValue").min(0, "invalidValue");

/** Body of a PUT, with the version of the record that was read: a stale one is a conflict and changes nothing. */
export const withVersion = <Shape extends z.ZodRawShape>(change: z.ZodObject<Shape, z.core.$strict>) =>
  change.extend({ version });

/** The same where the change is a mark that says the same however often it is set: who does not mind what else has happened names none. */
export const mayHaveVersion = <Shape extends z.ZodRawShape>(change: z.ZodObject<Shape, z.core.$strict>) =>
  change.extend({ version: version.optional() });
