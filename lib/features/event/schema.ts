import { z } from "zod";

/** `once`: what was missed and no more, for who asks now and then. `since`: in place of `Last-Event-ID`, which goes first. */
export const eventQuery = z.object({
  since: z.string().max(20).optional(),
  once: z.literal("1").optional(),
});
