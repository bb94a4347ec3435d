import { Secret, TOTP } from "otpauth";

const issuer = "Charabanc";
const period = 30;
/** Steps by which a clock may differ (RFC 6238, 5.2). */
const tolerance = 1;
/** So far off (ten minutes) a code is still known as one of a wrong clock, and refused. */
const recognised = 20;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer, label, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });

/** 160 random bits in base32, as people type them. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What an authenticator reads from a QR code. */
export const totpAddress = (secret: string, label: string) => totpOf(secret, label).toString();

/** The step of 30 seconds that a code belongs to; "late" for one of a clock that is minutes off, null for no code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | "late" | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: recognised });
  if (delta === null) return null;
  return Math.abs(delta) <= tolerance ? Math.floor(now / 1_000 / period) + delta : "late";
}
