import { sessionBounds } from "@/lib/auth/session-life";
import { prisma } from "@/lib/db/prisma";

/** Removes links that can no longer be used, with the personal data waiting behind them, and sessions that have run out. */
export async function purgeExpired(now = new Date()) {
  const gone = { expiresAt: { lt: now } };
  const [admin, user] = [sessionBounds("admin", now.getTime()), sessionBounds("user", now.getTime())];
  const ended = [
    { createdAt: { lt: user.begun } },
    { lastSeenAt: { lt: user.seen } },
    { lastSeenAt: { lt: admin.seen }, user: { role: "admin" as const } },
  ];
  const [tokens, sessions, challenges] = await prisma.$transaction([
    prisma.mailedToken.deleteMany({ where: gone }),
    prisma.session.deleteMany({ where: { OR: [gone, ...ended] } }),
    prisma.passkeyChallenge.deleteMany({ where: gone }),
    prisma.trustedDevice.deleteMany({ where: gone }),
  ]);
  return tokens.count + sessions.count + challenges.count;
}
