import { z } from "zod";
import { oldPasswordField } from "@/lib/features/user/schema/fields";
import { deviceKinds } from "@/lib/features/user/rules/device";

const trustedDevice = z.strictObject({
  id: z.uuid(),
  kind: z.enum(deviceKinds).nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.number(),
  expires_at: z.number(),
});

/** What a person has beside the password. */
export const factorRecord = z
  .strictObject({
    /** Codes of an authenticator are asked for. */
    active: z.boolean(),
    /** Since when; null where none are. */
    since: z.number().nullable(),
    /** The person cannot do without. */
    needed: z.boolean(),
    /** Recovery codes that are still good. */
    codes: z.number().int(),
    /** Browsers that are asked for no code. */
    devices: z.array(trustedDevice),
  })
  .meta({ id: "SecondFactor" });
export type FactorRecord = z.infer<typeof factorRecord>;

/** What is given to an authenticator: once, and worth nothing before a code of it is confirmed. */
export const factorSetup = z
  .strictObject({
    secret: z.string(),
    address: z.string(),
    qr: z.strictObject({ size: z.number().int(), path: z.string() }),
  })
  .meta({ id: "SecondFactorSetup" });
export type FactorSetup = z.infer<typeof factorSetup>;

export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) }).meta({ id: "RecoveryCodes" });

export const passwordInput = z.strictObject({ password: oldPasswordField });

export const codeInput = z.strictObject({ code: z.string("required").trim().min(1, "required").max(40, "codeWrong") });

export const deviceParams = z.strictObject({ id: z.uuid("invalidValue") });
