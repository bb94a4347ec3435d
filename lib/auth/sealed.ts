import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { env } from "@/env.mjs";
import { bySecret } from "@/lib/secrets";

const algorithm = "aes-256-gcm";
const keyOf = (use: string, secret: string) => createHash("sha256").update(`sealed ${use}\n${secret}`).digest();

/** A secret that must be read again later, so that a copy of the database does not give it away. `use`: what for. */
export function seal(use: string, text: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(use, env.NEXTAUTH_SECRET), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

function opened(bytes: Buffer, key: Buffer) {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/**
 * Null where it was sealed by a secret that the server does not know, or for another use. `renewed`: the same text for
 * the database where a former secret had sealed it, so that this one can be forgotten.
 */
export function unseal(use: string, sealed: string) {
  const read = bySecret((secret) => opened(Buffer.from(sealed, "base64url"), keyOf(use, secret)));
  return read && { text: read.found, renewed: read.former ? seal(use, read.found) : null };
}
