import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a link in a mail; only the hash is stored. */
export function newMailedToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashMailedToken(token) };
}

export function hashMailedToken(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}
