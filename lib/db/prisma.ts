import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/env.mjs";
import { singleton } from "@/lib/singleton";
import { PrismaClient } from "@/prisma/generated/client";

function connect() {
  const adapter = new PrismaPg({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL_MAX,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  return new PrismaClient({ adapter, omit: { user: { passwordHash: true } } });
}

/** Prisma for writes and admin paths; the password hash is left out of every read unless asked for by name. */
export const prisma = singleton("prisma", connect);

export type Transaction = Parameters<Parameters<typeof prisma.$transaction>[0]>[0];
