import { z } from "zod";

/** One of ours, or on the web; nothing that a browser would run. */
const fileAddress = z
  .string()
  .max(1000)
  .regex(/^(\/(?!\/)|https:\/\/)/, "invalidUrl");

/** An entry of the media data `video` (PRODUCT.md section 2). */
export const video = z.object({
  title: z.string().min(1).max(200),
  poster: fileAddress.nullish(),
  address: fileAddress,
  /** Seconds. */
  duration: z.number().int().positive().nullish(),
});
export type Video = z.infer<typeof video>;
