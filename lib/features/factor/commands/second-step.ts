import { createHash, randomBytes } from "node:crypto";
import { audit } from "@/lib/audit/audit";
import { unseal } from "@/lib/auth/sealed";
import { stepOf } from "@/lib/auth/second-factor";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { consume, forgive } from "@/lib/limits/limits";
import { tellOwner } from "./tell-owner";
import { isRecoveryCode, isTotpCode, plainCode, trustDays } from "../rules";
import { recoveryCodesLeft, takeRecoveryCode } from "./recovery";

type CodeRefusal = "CodeWrong" | "CodeLate" | "CodeUsed";
/** Why a right password is not enough, as the sign-in page is told. */
type StepRefusal = CodeRefusal | "CodeNeeded" | "PasskeyNeeded";
export class SecondStep extends Error {
  constructor(readonly refusal: StepRefusal) {
    super(refusal);
  }
}

const wrongCodes = { name: "factor-code", points: 10, seconds: 60 * 60 };

/** `code` of the authenticator or for recovery; `device`: what the browser's cookie holds; `trust`: be not asked again. */
export type Step = { code?: string; device?: string; trust?: boolean; userAgent?: string };

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

async function isTrusted(userId: string, device: string | undefined) {
  if (!device) return false;
  const where = { userId, hash: hashOf(device), expiresAt: { gt: new Date() } };
  return (await prisma.trustedDevice.count({ where })) > 0;
}

/** A code is good once: of two sign-ins with the same one the second finds its step taken. */
async function takeTotp(tx: Transaction, userId: string, sealed: string, code: string): Promise<CodeRefusal | null> {
  const secret = unseal("totp", sealed);
  const step = secret && stepOf(secret.text, code);
  if (step === null) return "CodeWrong";
  if (step === "late") return "CodeLate";
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step, secret: secret?.renewed ?? sealed },
  });
  return count === 1 ? null : "CodeUsed";
}

async function takeRecovery(tx: Transaction, userId: string, code: string): Promise<CodeRefusal | null> {
  if (!(await takeRecoveryCode(tx, userId, code))) return "CodeWrong";
  const left = await recoveryCodesLeft(tx, userId);
  await audit(tx, null, { userId, action: "recoveryCode", noun: "user", recordId: userId, after: { left } });
  await tellOwner(tx, { id: userId }, "recovery", left);
  return null;
}

/** What the audit log says of a refused code. */
const kindOf: Record<CodeRefusal, string> = { CodeWrong: "wrong", CodeLate: "late", CodeUsed: "used" };

/** Checks a code of either kind and uses it up, or puts on record why not: whoever tries them knows the password. */
async function takeCode(tx: Transaction, userId: string, sealed: string, given: string): Promise<CodeRefusal | null> {
  const plain = plainCode(given);
  const take = () => (isRecoveryCode(plain) ? takeRecovery(tx, userId, plain) : "CodeWrong");
  const refusal = await (isTotpCode(plain) ? takeTotp(tx, userId, sealed, plain) : take());
  if (refusal === null) return null;
  const after = { code: kindOf[refusal] };
  await audit(tx, null, { userId, action: "signInFailed", noun: "user", recordId: userId, after });
  return refusal;
}

async function trust(userId: string, userAgent: string | undefined) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + trustDays * 86_400_000);
  const row = { userId, hash: hashOf(token), userAgent: userAgent?.slice(0, 300), expiresAt };
  await prisma.trustedDevice.create({ data: row });
  return token;
}

/**
 * The second step of a sign-in whose password was right. Throws SecondStep, and RateLimited after ten wrong codes, of
 * which the account's owner is told. Returns the token for a browser that is to be trusted.
 */
export async function passSecondStep(userId: string, { code, device, trust: wanted, userAgent }: Step) {
  const factor = await prisma.secondFactor.findFirst({ where: { userId, confirmedAt: { not: null } } });
  if (!factor || (await isTrusted(userId, device))) return null;
  if (!code) throw new SecondStep("CodeNeeded");
  const tried = await consume(wrongCodes, userId);
  const refusal = await transaction((tx) => takeCode(tx, userId, factor.secret, code));
  if (refusal === null) {
    await forgive(wrongCodes, userId);
    return wanted ? trust(userId, userAgent) : null;
  }
  if (tried === wrongCodes.points) {
    await transaction(async (tx) => {
      await audit(tx, null, { userId, action: "codesLocked", noun: "user", recordId: userId });
      await tellOwner(tx, { id: userId }, "locked");
    });
  }
  throw new SecondStep(refusal);
}
