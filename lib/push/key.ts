import { createECDH } from "node:crypto";
import { env } from "@/env.mjs";

/** The pair that proves to push services who writes (RFC 8292); null where none is set. */
function pairOf(privateKey: string | undefined) {
  if (!privateKey) return null;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return { privateKey, publicKey: pair.getPublicKey("base64url") };
}

export const pushKeys = pairOf(env.VAPID_PRIVATE_KEY);
