import type { Account } from "@/lib/access/viewer";
import { isFactorNeeded } from "@/lib/auth/factor-need";
import { prisma } from "@/lib/db/prisma";
import { deviceOf } from "@/lib/features/user/rules/device";
import type { FactorRecord } from "./schema";

/** What the viewer has beside the password. */
export async function ownFactor({ id: userId, role }: Account): Promise<FactorRecord> {
  const [factor, codes, devices] = await Promise.all([
    prisma.secondFactor.findFirst({ where: { userId, confirmedAt: { not: null } } }),
    prisma.recoveryCode.count({ where: { userId, usedAt: null } }),
    prisma.trustedDevice.findMany({
      where: { userId, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: "desc" },
      take: 50,
    }),
  ]);
  return {
    active: factor !== null,
    since: factor?.confirmedAt?.getTime() ?? null,
    needed: role === "admin" && isFactorNeeded(),
    codes,
    devices: devices.map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      ...deviceOf(userAgent),
      created_at: createdAt.getTime(),
      expires_at: expiresAt.getTime(),
    })),
  };
}
