import { PrismaPg } from "@prisma/adapter-pg";
import { poolSettings } from "./pool";
import { singleton } from "@/lib/singleton";
import { PrismaClient } from "@/prisma/generated/client";

function connect() {
  const adapter = new PrismaPg({ ...poolSettings, query_timeout: 10_000 });
  return new PrismaClient({ adapter, omit: { user: { passwordHash: true } } });
}

/** Prisma for writes and admin paths; the password hash is left out of every read unless asked for by name. */
export const prisma = singleton("prisma", connect);

export type Transaction = Parameters<Parameters<typeof prisma.$transaction>[0]>[0];
