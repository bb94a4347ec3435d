import { z } from "zod";
import { nameField, oldPasswordField } from "@/lib/features/user/schema/fields";

export const passkeyRecord = z
  .strictObject({ id: z.uuid(), name: z.string(), created_at: z.number(), lastUsedAt: z.number().nullable() })
  .meta({ id: "Passkey" });
export type PasskeyRecord = z.infer<typeof passkeyRecord>;

const publicKeyType = z.literal("public-key");
/** What a browser makes a passkey of (WebAuthn, 5.4). */
export const creationOptions = z
  .strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: publicKeyType, alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(z.strictObject({ id: z.string(), type: publicKeyType })),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
  })
  .meta({ id: "PasskeyCreation" });

/** What a browser signs in with (WebAuthn, 5.5); which passkey, its person says. */
export const requestOptions = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal("required"),
  })
  .meta({ id: "PasskeyRequest" });

const binary = z
  .string("invalidValue")
  .regex(/^[\w-]*$/, "invalidValue")
  .max(6_000, "tooLong");
const credential = {
  id: binary,
  rawId: binary,
  type: z.literal("public-key", "invalidValue"),
  clientExtensionResults: z.unknown(),
  authenticatorAttachment: z.enum(["platform", "cross-platform"], "invalidValue").optional(),
};

/** As `@simplewebauthn/browser` sends it. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string("invalidValue").max(40, "tooLong")).max(10, "tooMany").optional(),
  }),
});
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary.optional(),
  }),
});

export const passkeyBegin = z.strictObject({ password: oldPasswordField });
export const passkeyInput = z.strictObject({ name: nameField(60), credential: attestation });
export type PasskeyInput = z.infer<typeof passkeyInput>;
export const passkeyParams = z.strictObject({ id: z.uuid("invalidValue") });
