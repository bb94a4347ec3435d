import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/env.mjs";
import { bySecret } from "@/lib/secrets";
import type { PutTerms } from "./port";

function signatureOf({ key, contentType, size, expires }: PutTerms, secret = env.NEXTAUTH_SECRET) {
  const text = ["PUT", key, contentType, size ?? "", expires].join("\n");
  return createHmac("sha256", `upload ${secret}`).update(text).digest();
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
  const right = bySecret((secret) => {
    const signature = signatureOf(terms, secret);
    return (given.length === signature.length && timingSafeEqual(given, signature)) || null;
  });
  return right !== null && terms.expires > now;
}
