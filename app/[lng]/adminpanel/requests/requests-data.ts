import { type RequestsWish, requestsFilter } from "@/components/moderation/requests-address";
import type { Viewer } from "@/lib/access/viewer";
import { listBusRequests } from "@/lib/features/busrequest/queries/list";
import { listByNumber, numberOfReference } from "@/lib/features/busrequest/queries/reference";
import { pageOf } from "@/lib/http/listQuery";

export const take = 10;

/** A text that is a known number finds that request, else it is a place. */
export async function requestsData(viewer: Viewer, wish: RequestsWish) {
  const number = numberOfReference(wish.text);
  const known = number === null ? null : await listByNumber(viewer, number);
  if (known && known.total > 0) return known;
  const page = { ...pageOf(wish.page, take), latest: wish.sort === "latest" };
  return listBusRequests(viewer, { ...page, filter: requestsFilter(wish) });
}
