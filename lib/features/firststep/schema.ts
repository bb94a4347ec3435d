import { z } from "zod";

const firstSteps = ["fleet", "filters", "profile", "request", "locations", "plan", "entry"] as const;

/** What makes the product work for a new account, and whether it is there. */
export const firstStep = z.strictObject({
  name: z.enum(firstSteps),
  done: z.boolean(),
  /** Where it is done, without the language. */
  path: z.string(),
});
export type FirstStep = z.output<typeof firstStep>;
export type FirstStepName = FirstStep["name"];
