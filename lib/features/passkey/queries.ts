import type { Account } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { presentPasskey } from "./present";

/** The viewer's own, the newest first. */
export async function ownPasskeys({ id: userId }: Account) {
  const rows = await prisma.passkey.findMany({ where: { userId }, orderBy: { id: "desc" }, take: 100 });
  return rows.map(presentPasskey);
}
