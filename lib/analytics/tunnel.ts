import { analyticsEnv } from "@/env.client.mjs";
import { AppError, notFound, rateLimited, validationFailed } from "@/lib/errors";
import { log } from "@/lib/log";
import { type Dsn, parseDsn } from "./dsn";

/** Bytes of one envelope; a segment of a recording is seldom above 300 kB. */
export const envelopeLimit = 1_000_000;

const patience = 3_000;

function dsnOf(envelope: Buffer) {
  try {
    const end = envelope.indexOf("\n");
    const header: { dsn?: unknown } = JSON.parse(envelope.toString("utf8", 0, end < 0 ? envelope.length : end));
    return parseDsn(header?.dsn);
  } catch {
    return null;
  }
}

const same = (a: Dsn | null, b: Dsn) => a?.endpoint === b.endpoint && a.publicKey === b.publicKey;

async function send(dsn: Dsn, envelope: Buffer) {
  const auth = `Sentry sentry_version=7, sentry_key=${dsn.publicKey}, sentry_client=charabanc`;
  try {
    const answer = await fetch(dsn.endpoint, {
      method: "POST",
      body: new Uint8Array(envelope),
      headers: { "content-type": "application/x-sentry-envelope", "x-sentry-auth": auth },
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    log.warn({ err: error }, "error reports cannot be passed on");
    throw new AppError("Unavailable", { retryAfter: 60 });
  }
}

/**
 * Passes an envelope on to the receiver of the setting and to no other; who sent it stays here. Throws NotFound
 * where no receiver is set, ValidationFailed for another's DSN, Unavailable while the receiver is away.
 */
export async function forwardEnvelope(envelope: Buffer) {
  const dsn = parseDsn(analyticsEnv().dsn);
  if (!dsn) throw notFound();
  if (!same(dsnOf(envelope), dsn)) throw validationFailed([{ path: "dsn", message: "invalidValue" }]);
  const { ok, status, headers } = await send(dsn, envelope);
  if (ok) return;
  if (status === 429) throw rateLimited(Math.max(1, Number(headers.get("retry-after")) || 60));
  log.warn({ status }, "error reports are refused by their receiver");
  throw status < 500
    ? validationFailed([{ path: "", message: "invalidValue" }])
    : new AppError("Unavailable", { retryAfter: 60 });
}
