import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/env.mjs";
import type { PutTerms } from "./port";

function signatureOf({ key, contentType, size, expires }: PutTerms) {
  const text = ["PUT", key, contentType, size ?? "", expires].join("\n");
  return createHmac("sha256", `upload ${env.NEXTAUTH_SECRET}`).update(text).digest();
}

export function signedPath(terms: PutTerms) {
  const search = new URLSearchParams({ expires: String(terms.expires) });
  if (terms.size !== undefined) search.set("size", String(terms.size));
  search.set("signature", signatureOf(terms).toString("base64url"));
  return `/api/upload/${terms.key}?${search}`;
}

/** Whether we signed exactly these terms and they have not run out. */
export function isSigned(terms: PutTerms, signature: string, now = Date.now()) {
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(terms);
  return given.length === right.length && timingSafeEqual(given, right) && terms.expires > now;
}
