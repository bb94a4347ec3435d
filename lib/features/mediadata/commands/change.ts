import type { Admin } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { parse } from "@/lib/http/validation";
import { contents, type MediaAddress, type MediaContent, type MediaKind } from "../schema";
import { type Stored, store } from "./store";

/**
 * PUT /mediadata/{kind}/{language}: the body is the content. `expected`: the version that the writer has read, null
 * where it does not say. Throws Conflict for a stale one, ValidationFailed for another shape or an unknown file.
 */
export async function changeMediaData(
  viewer: Admin,
  address: MediaAddress,
  body: unknown,
  expected: number | null,
): Promise<Stored<MediaKind>> {
  const content = parse(contents[address.kind], body) as MediaContent[MediaKind];
  return transaction((tx) => store(tx, viewer, { address, content, expected }));
}
