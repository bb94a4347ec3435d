import { changed } from "@/lib/cache/tags";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";

/** Milliseconds; two turns of the job, so that one that was late leaves none out. */
const lately = 2 * 60_000;

/** An article becomes public by the clock alone: pages that were kept without it go. Returns how many have. */
export async function announcePublished(now = new Date()) {
  const publishAt = { gt: new Date(now.getTime() - lately), lte: now };
  const count = await prisma.news.count({ where: { draft: false, publishAt } });
  if (count > 0) await transaction((tx) => changed(tx, "news"));
  return count;
}
