import { z } from "zod";

export const numberInput = z.strictObject({
  /** As people write it; national ones are read by the company's country. */
  number: z.string({ error: "required" }).trim().min(1, "required").max(40, "invalidPhone"),
});
export type NumberInput = z.output<typeof numberInput>;

export const codeInput = z.strictObject({
  code: z
    .string({ error: "required" })
    .trim()
    .min(1, "required")
    .regex(/^\d{6}$/, "textCodeWrong"),
});
export type CodeInput = z.output<typeof codeInput>;

export const textNumberRecord = z.strictObject({
  /** Whether texts can be sent at all. */
  available: z.boolean(),
  /** Without its middle; null: none was given. */
  number: z.string().nullable(),
  /** Texts go to confirmed numbers alone. */
  confirmed: z.boolean(),
});
export type TextNumberRecord = z.infer<typeof textNumberRecord>;
