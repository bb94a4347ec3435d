import { createHash, createHmac } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const s3Credentials = { accessKeyId: "TESTKEY", secretAccessKey: "a-secret-of-the-test" };

type Signed = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payload: string;
  query: URLSearchParams;
};
type Kept = { bytes: Buffer; contentType: string };

const sha256 = (text: Buffer | string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** RFC 3986, stricter than encodeURIComponent. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What an address carries (a presigned call of a browser) or an Authorization header (a call of the SDK). */
function signedPartOf(request: IncomingMessage, url: URL): Signed | null {
  const query = new URLSearchParams(url.search);
  const signature = query.get("X-Amz-Signature");
  if (signature) {
    query.delete("X-Amz-Signature");
    const [credential, headers, date] = ["Credential", "SignedHeaders", "Date"].map((name) =>
      query.get(`X-Amz-${name}`),
    );
    return {
      credential: credential ?? "",
      signedHeaders: (headers ?? "").split(";"),
      signature,
      date: date ?? "",
      payload: "UNSIGNED-PAYLOAD",
      query,
    };
  }
  const found = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(
    request.headers.authorization ?? "",
  );
  if (!found) return null;
  const [, credential = "", headers = "", given = ""] = found;
  const date = String(request.headers["x-amz-date"]);
  const payload = String(request.headers["x-amz-content-sha256"]);
  return { credential, signedHeaders: headers.split(";"), signature: given, date, payload, query };
}

function signatureFor(request: IncomingMessage, url: URL, signed: Signed) {
  const { credential, signedHeaders, date, payload, query } = signed;
  const [, day = "", region = "", service = ""] = credential.split("/");
  const search = [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`).join("");
  const canonical = [request.method, url.pathname, search, headers, signedHeaders.join(";"), payload].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<Buffer | string>(
    (last, part) => hmac(last, part),
    `AWS4${s3Credentials.secretAccessKey}`,
  );
  return hmac(key, text).toString("hex");
}

/** Why S3 would refuse a call, or null. */
function refusalOf(request: IncomingMessage, url: URL, body: Buffer) {
  const signed = signedPartOf(request, url);
  if (!signed) return "AccessDenied";
  if (signed.credential.split("/")[0] !== s3Credentials.accessKeyId) return "InvalidAccessKeyId";
  const began = Date.parse(signed.date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const seconds = Number(signed.query.get("X-Amz-Expires") ?? 900);
  if (!(Date.now() <= began + seconds * 1000)) return "AccessDenied";
  if (signatureFor(request, url, signed) !== signed.signature) return "SignatureDoesNotMatch";
  if (signed.payload !== "UNSIGNED-PAYLOAD" && signed.payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  return null;
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A store that speaks S3's protocol over real HTTP and checks every signature (SigV4) for itself. */
export async function startS3() {
  const kept = new Map<string, Kept>();
  const server = http.createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const answer = (status: number, text: Buffer | string = "", headers = {}) =>
      response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : text);
    const fail = (status: number, code: string) =>
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { "content-type": "application/xml" });
    // As a bucket's CORS rule has it (docs/decisions/012): a browser of another origin may PUT.
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-methods", "PUT");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") return answer(204);
    const refusal = refusalOf(request, url, body);
    if (refusal) return fail(403, refusal);
    if (request.method === "PUT") {
      kept.set(url.pathname, { bytes: body, contentType: request.headers["content-type"] ?? "" });
      return answer(200);
    }
    if (request.method === "DELETE") {
      kept.delete(url.pathname);
      return answer(204);
    }
    const found = kept.get(url.pathname);
    if (!found) return fail(404, "NoSuchKey");
    return answer(200, found.bytes, { "content-type": found.contentType, "content-length": found.bytes.length });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { endpoint: `http://127.0.0.1:${port}`, kept, close };
}
