import { z } from "zod";

const needed = { error: "required", abort: true };
const line = (max: number) => z.string({ error: "required" }).trim().max(max, "tooLong");

/** POST /contact */
export const contactInput = z.strictObject({
  name: line(120).min(1, needed),
  email: line(200).min(1, needed).email("emailInvalid"),
  phone: line(40)
    .regex(/^[+(\d][\d\s()/.-]{4,}$/, "invalidPhone")
    .or(z.literal(""))
    .optional(),
  message: line(5_000).min(1, needed).min(10, "tooShort"),
});
export type ContactInput = z.infer<typeof contactInput>;
