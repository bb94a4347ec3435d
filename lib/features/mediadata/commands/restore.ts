import type { Admin } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { toContent } from "../present";
import type { MediaAddress, MediaKind } from "../schema";
import { type Stored, store } from "./store";

/**
 * Brings a former content back; what stood there goes into the history. Throws NotFound for an entry of another kind
 * or language, Conflict where `expected` is stale or the entry is of a shape that is no longer in use.
 */
export async function restoreMediaData(
  viewer: Admin,
  address: MediaAddress,
  id: string,
  expected: number | null,
): Promise<Stored<MediaKind>> {
  return transaction(async (tx) => {
    const former = await tx.mediaDataVersion.findFirst({ where: { id, ...address }, select: { content: true } });
    if (!former) throw notFound();
    const content = toContent(address.kind, former.content);
    if (content === undefined) throw conflict();
    return store(tx, viewer, { address, content, expected, restored: id });
  });
}
