import { worksFor } from "@/lib/access/records";
import { notFoundBy } from "@/lib/access/refusals";
import type { Viewer } from "@/lib/access/viewer";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import type { prisma, Transaction } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";

const askSelect = {
  id: true,
  requestId: true,
  companyId: true,
  ring: true,
  distance: true,
  askedAt: true,
  seenAt: true,
  can: true,
  answeredAt: true,
  arrivesAt: true,
  busId: true,
  more: { select: { busId: true, bus: { select: { licenceplate: true } } }, orderBy: { position: "asc" } },
  amount: true,
  stoodDownAt: true,
  company: { select: { id: true, name: true, active: true, companyType: true } },
  dispatch: { select: { state: true, acceptedAskId: true, rings: true, endedAt: true } },
} satisfies Prisma.DispatchAskSelect;
export type AskRow = Prisma.DispatchAskGetPayload<{ select: typeof askSelect }>;

const newestAsk = (db: Transaction | typeof prisma, where: { requestId: string; companyId: string }) =>
  db.dispatchAsk.findFirst({ where, select: askSelect, orderBy: { round: "desc" } });

const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token);

/**
 * What a mailed link is for; null for one that nobody has sent, or whose company is closed. Of a search that began anew
 * each link leads to what its company was asked last.
 */
export async function askOfLink(db: Transaction | typeof prisma, token: string | null) {
  if (!token || !looksLikeToken(token)) return null;
  const where = { hash: hashMailedToken(token) };
  const sent = await db.dispatchAsk.findUnique({ where, select: { requestId: true, companyId: true } });
  const row = sent && (await newestAsk(db, sent));
  return row?.company.active ? row : null;
}

type Call = { id: string; token: string | null };

/** As the viewer's company, or the link's, was asked of an emergency. Throws Unauthorized, NotFound. */
export async function requireAsk(db: Transaction | typeof prisma, viewer: Viewer, { id, token }: Call) {
  const linked = await askOfLink(db, token);
  if (linked?.requestId === id) return { row: linked, byLink: true };
  const companyId = viewer.kind === "user" ? viewer.company?.id : undefined;
  const row = companyId ? await newestAsk(db, { requestId: id, companyId }) : null;
  if (!row || !worksFor(viewer, row.companyId)) throw notFoundBy(viewer);
  return { row, byLink: false };
}
