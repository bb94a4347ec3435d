import { env } from "@/env.mjs";

/** Where browsers send files to, for the pages' policy; null while they come to ourselves. */
export function putOrigin() {
  if (!env.S3_ENDPOINT) return null;
  const { protocol, host } = new URL(env.S3_ENDPOINT);
  return env.S3_FORCE_PATH_STYLE ? `${protocol}//${host}` : `${protocol}//${env.S3_BUCKET}.${host}`;
}
