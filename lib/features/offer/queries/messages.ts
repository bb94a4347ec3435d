import { notFoundBy } from "@/lib/access/refusals";
import type { Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { forbidden } from "@/lib/errors";
import { toMessage } from "../present";
import { readSide } from "./side";

const select = { id: true, offerId: true, fromAuthor: true, text: true, createdAt: true };

/** A bidder's thread, oldest first, for its two sides alone. Throws Unauthorized, Forbidden (an admin), NotFound. */
export async function listMessages(viewer: Viewer, { id, token }: { id: string; token: string | null }) {
  const offer = await prisma.offer.findUnique({
    where: { id },
    select: { companyId: true, request: { select: { id: true, authorCompanyId: true, authorUserId: true } } },
  });
  if (!offer) throw notFoundBy(viewer);
  const side = await readSide(prisma, viewer, token, offer);
  if (!side) throw notFoundBy(viewer);
  if (side === "admin") throw forbidden();
  // The newest of a thread that has run away; shown in the order of writing.
  const rows = await prisma.offerMessage.findMany({
    where: { offerId: id },
    select,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 500,
  });
  return rows.reverse().map((row) => toMessage(row, side));
}
