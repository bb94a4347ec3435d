import { createHash, randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import type { Transaction } from "@/lib/db/prisma";
import { recoveryCount } from "../rules";

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");
const newCode = () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
const readable = (code: string) => code.replace(/.{4}(?=.)/g, "$&-");

/** Puts new codes in the place of all others; they are told here and never again. */
export async function renewRecoveryCodes(tx: Transaction, userId: string) {
  const codes = Array.from({ length: recoveryCount }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashOf(code) })) });
  return codes.map(readable);
}

/** Uses a code up. False for one that is none of this person's, or was used. */
export async function takeRecoveryCode(tx: Transaction, userId: string, code: string) {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, hash: hashOf(code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

export const recoveryCodesLeft = (tx: Transaction, userId: string) =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });
