import path from "node:path";
import { env } from "@/env.mjs";
import { openDisk } from "./disk";
import type { Storage } from "./port";

async function open(): Promise<Storage> {
  if (!env.S3_ENDPOINT) return openDisk(path.join(env.DATA_DIR, "files"));
  const { openS3 } = await import("./s3");
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error("S3_ENDPOINT is set: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed, too");
  }
  return openS3({ endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle: env.S3_FORCE_PATH_STYLE });
}

let opened: Promise<Storage> | undefined;

/** The store that the settings choose, opened at its first use. */
export function storage() {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
