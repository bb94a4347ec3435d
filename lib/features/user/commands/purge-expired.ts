import { prisma } from "@/lib/db/prisma";

/** Removes links that can no longer be used, with the personal data waiting behind them, and sessions that have run out. */
export async function purgeExpired(now = new Date()) {
  const gone = { expiresAt: { lt: now } };
  const [tokens, sessions] = await prisma.$transaction([
    prisma.mailedToken.deleteMany({ where: gone }),
    prisma.session.deleteMany({ where: gone }),
  ]);
  return tokens.count + sessions.count;
}
