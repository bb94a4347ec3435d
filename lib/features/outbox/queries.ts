import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { forbidden } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { mailSelect, presentMail, presentSummary, summarySelect } from "./present";
import type { OutboxAddress } from "./schema";

export const mailsPerPage = 10;
/** Counting stops here: the pager then says "more than". */
const countLimit = 1_000;

function whereOf({ state, template, q }: OutboxAddress): Prisma.OutboxMailWhereInput {
  const like = { contains: q, mode: "insensitive" } as const;
  return { state, template, ...(q ? { OR: [{ recipient: like }, { subject: like }] } : {}) };
}

/** Newest first. Throws Forbidden for anyone but an admin. */
export async function listMails(viewer: Viewer, address: OutboxAddress) {
  if (!isAdmin(viewer)) throw forbidden();
  const where = whereOf(address);
  const [rows, counted] = await Promise.all([
    prisma.outboxMail.findMany({
      where,
      select: summarySelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: mailsPerPage,
      skip: (address.page - 1) * mailsPerPage,
    }),
    prisma.outboxMail.count({ where, take: countLimit + 1 }),
  ]);
  const capped = counted > countLimit;
  return { mails: rows.map(presentSummary), total: capped ? countLimit : counted, capped };
}

/** One mail with all its parts; null where there is none of that id. */
export async function getMail(viewer: Viewer, id: string) {
  if (!isAdmin(viewer)) throw forbidden();
  const row = await prisma.outboxMail.findUnique({ where: { id }, select: mailSelect });
  return row ? presentMail(row) : null;
}
