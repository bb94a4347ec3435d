import { z } from "zod";
import { nameField, phoneField } from "@/lib/features/user/schema/fields";

const needed = { error: "required", abort: true };
const line = (max: number) => z.string({ error: "required" }).trim().max(max, "tooLong");

/** POST /contact */
export const contactInput = z.strictObject({
  name: nameField(120),
  email: line(200).min(1, needed).email("emailInvalid"),
  phone: phoneField.optional(),
  message: line(5_000).min(1, needed).min(10, "tooShort"),
});
export type ContactInput = z.infer<typeof contactInput>;
