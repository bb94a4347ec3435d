import { z } from "zod";
import { statusOf } from "@/lib/errors";

const codes = Object.keys(statusOf) as [keyof typeof statusOf, ...(keyof typeof statusOf)[]];

export const failure = z
  .strictObject({
    successful: z.literal(false),
    error: z.enum(codes),
    errordesc: z.string(),
    entity: z.array(z.never()),
    fields: z
      .array(z.strictObject({ path: z.string(), message: z.string(), detail: z.string().optional() }))
      .optional(),
  })
  .meta({ id: "Failure" });

/** The envelope around a record; lists carry `total`. */
export function envelopeOf(record: z.ZodType, list = false) {
  return z.strictObject({
    successful: z.literal(true),
    error: z.literal(""),
    errordesc: z.literal(""),
    entity: z.array(record),
    ...(list ? { total: z.number().int() } : {}),
  });
}
