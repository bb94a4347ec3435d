import { worksFor } from "@/lib/access/records";
import type { BusPartner } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { run } from "@/lib/db/statement";
import { notFound } from "@/lib/errors";
import { neutralLadder } from "../rules";
import { type Ladder, ladder, type LadderRecord } from "../schema/terms";

/** The steps that the company's offers go out with: its own, or the neutral ones. */
export async function ladderOf(db: Transaction | typeof prisma, companyId: string): Promise<Ladder> {
  const sql = `select steps from company_ladder where "companyId" = $1::uuid`;
  const [row] = await run<{ steps: unknown }>(db, "ladder.steps", sql, [companyId]);
  const own = ladder.safeParse(row?.steps);
  return own.success ? own.data : neutralLadder;
}

/** Throws NotFound for a foreign company. */
export async function ladderWithin(db: Transaction | typeof prisma, viewer: BusPartner, companyId: string) {
  if (!worksFor(viewer, companyId)) throw notFound();
  const row = await db.companyLadder.findUnique({ where: { companyId }, select: { version: true } });
  return { steps: await ladderOf(db, companyId), version: row?.version ?? 0 };
}

/** GET /company/{id}/ladder */
export const readLadder = (viewer: BusPartner, companyId: string): Promise<LadderRecord> =>
  ladderWithin(prisma, viewer, companyId);
