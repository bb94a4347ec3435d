import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/db/prisma";

export const challengeMs = 5 * 60_000;

/** 256 random bits that one authenticator may sign once. `userId`: who adds a passkey; null at a sign-in. */
export async function newChallenge(userId: string | null) {
  const challenge = randomBytes(32).toString("base64url");
  await prisma.passkeyChallenge.create({ data: { challenge, userId, expiresAt: new Date(Date.now() + challengeMs) } });
  return challenge;
}

/** True once, for the same purpose and within its time. */
export async function takeChallenge(challenge: string, userId: string | null) {
  const where = { challenge, userId, expiresAt: { gt: new Date() } };
  return (await prisma.passkeyChallenge.deleteMany({ where })).count === 1;
}
