import type { SignedIn } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { canText } from "@/lib/sms/gateway";
import { hiddenNumber } from "@/lib/sms/number";
import type { TextNumberRecord } from "./schema";

/** GET /user/textnumber */
export async function readTextNumber(
  viewer: SignedIn,
  db: Transaction | typeof prisma = prisma,
): Promise<TextNumberRecord> {
  const row = await db.textNumber.findUnique({ where: { userId: viewer.id } });
  return {
    available: canText(),
    number: row ? hiddenNumber(row.number) : null,
    confirmed: row !== null && row.confirmedAt !== null,
  };
}
