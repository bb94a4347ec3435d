import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { env } from "@/env.mjs";

const algorithm = "aes-256-gcm";
const keyOf = (use: string) => createHash("sha256").update(`sealed ${use}\n${env.NEXTAUTH_SECRET}`).digest();

/** A secret that must be read again later, so that a copy of the database does not give it away. `use`: what for. */
export function seal(use: string, text: string) {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(use), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Null where it was sealed by another secret of the server, or for another use. */
export function unseal(use: string, sealed: string) {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv(algorithm, keyOf(use), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
