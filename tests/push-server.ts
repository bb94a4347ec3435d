import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import http, { type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };
type Answer = { status: number; headers?: Record<string, string> } | "hang";

/** A push service of RFC 8030: keeps what it is given and answers as told, 201 unless told. */
export async function startPushServer() {
  const received: Received[] = [];
  let answers: Answer[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    const answer = answers.shift() ?? { status: 201 };
    if (answer !== "hang") response.writeHead(answer.status, { location: "/m/1", ...answer.headers }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    answer: (...next: Answer[]) => {
      answers = next;
    },
    /** Ends the connections that hang. */
    cut: () => server.closeAllConnections(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** A browser's side of a subscription: what it hands out, and how it opens what comes (RFC 8291, RFC 8188). */
export function makeReceiver(endpoint: string) {
  const pair = createECDH("prime256v1");
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer) => {
    const [salt, size] = [body.subarray(0, 16), body[20] ?? 0];
    const sender = body.subarray(21, 21 + size);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
    const secret = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const sealed = body.subarray(21 + size);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  };
  const keys = { p256dh: own.toString("base64url"), auth: auth.toString("base64url") };
  return { subscription: { endpoint, expirationTime: null, keys }, open };
}

/** Whether a push service would believe the sender (RFC 8292); what it claims. */
export function readVapid(authorization = "") {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(signature, "base64url");
  const believed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    signed,
  );
  return { believed, key, ...JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) };
}
