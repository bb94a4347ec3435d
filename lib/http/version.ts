import { z } from "zod";

const version = z.number("required").int("invalidValue").min(0, "invalidValue");

/** Body of a PUT, with the version of the record that was read: a stale one is a conflict and changes nothing. */
export const withVersion = <Shape extends z.ZodRawShape>(change: z.ZodObject<Shape, z.core.$strict>) =>
  change.extend({ version });

/** The same where the change is a mark that says the same however often it is set: who does not mind what else has happened names none. */
export const mayHaveVersion = <Shape extends z.ZodRawShape>(change: z.ZodObject<Shape, z.core.$strict>) =>
  change.extend({ version: version.optional() });

/** Fields of a record that are not the caller's to set: taken so that it can be sent back whole, as it was read, and then left. */
export const asRead = <Record extends z.ZodObject>(record: Record) =>
  Object.fromEntries(Object.keys(record.shape).map((field) => [field, z.unknown()])) as {
    [Field in keyof Record["shape"]]: z.ZodUnknown;
  };
