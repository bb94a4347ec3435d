import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { vi } from "vitest";
import type { SignedUpload, SignedUploadInput } from "@/lib/features/upload/schema";
import { envelope, params, request } from "../db";
import { s3Credentials, startS3 } from "../s3-server";

export type StoreName = "disk" | "s3";

/** The product's own modules, read anew under the settings of one store. */
async function load() {
  vi.resetModules();
  return {
    sign: (await import("@/app/api/upload/signed-upload/route")).POST,
    finish: (await import("@/app/api/upload/finish/route")).POST,
    file: await import("@/app/api/upload/[key]/route"),
    sweepFiles: (await import("@/lib/features/upload/commands/sweep")).sweepFiles,
    storage: (await import("@/lib/storage/storage")).storage,
  };
}

/** Opens a store of its own for a test file and gives the calls of the upload journey. */
export async function openStore(name: StoreName) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "charabanc-files-"));
  vi.stubEnv("DATA_DIR", folder);
  const s3 = name === "s3" ? await startS3() : null;
  if (s3) {
    vi.stubEnv("S3_ENDPOINT", s3.endpoint);
    vi.stubEnv("S3_BUCKET", "uploads");
    vi.stubEnv("S3_ACCESS_KEY_ID", s3Credentials.accessKeyId);
    vi.stubEnv("S3_SECRET_ACCESS_KEY", s3Credentials.secretAccessKey);
  }
  const api = await load();

  const sign = async (cookie: string, body: Partial<SignedUploadInput>) =>
    envelope(await api.sign(request("/api/upload/signed-upload", { cookie, body })));

  const finish = async (cookie: string, key: string) =>
    envelope(await api.finish(request("/api/upload/finish", { cookie, body: { key } })));

  /** The PUT as the browser sends it: over HTTP to S3, else to our own handler. */
  async function put({ url, headers, key }: Pick<SignedUpload, "url" | "headers" | "key">, body: Buffer) {
    const init = { method: "PUT", headers, body: new Uint8Array(body) };
    return s3 ? fetch(url, init) : api.file.PUT(new Request(url, init), params({ key }));
  }

  const get = (key: string, headers = {}) => api.file.GET(request(`/api/upload/${key}`, { headers }), params({ key }));

  /** The whole way: an address, the PUT, and the answer of the check. */
  async function send(cookie: string, input: SignedUploadInput, body: Buffer) {
    const signed = await sign(cookie, input);
    if (signed.status !== 200) return { ...signed, key: "" };
    const { key } = signed.entity[0] as SignedUpload;
    const answer = await put(signed.entity[0], body);
    if (!s3) return { ...(await envelope(answer)), key };
    if (!answer.ok) throw new Error(`S3: ${answer.status} ${await answer.text()}`);
    return { ...(await finish(cookie, key)), key };
  }

  async function close() {
    await s3?.close();
    await fs.rm(folder, { recursive: true, force: true });
    vi.unstubAllEnvs();
    vi.resetModules();
  }

  return { sign, finish, put, get, send, close, sweepFiles: api.sweepFiles, storage: api.storage };
}

export type OpenStore = Awaited<ReturnType<typeof openStore>>;
