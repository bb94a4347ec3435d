import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { AdminRequestFilter } from "@/lib/features/busrequest/schema/admin-call";
import { address, choice, page, some, text, type ValueOf } from "@/lib/http/address";

const fields = {
  kinds: some(kinds, kinds, { key: "kind" }),
  /** A place or a number. */
  text: text(200, "q"),
  sort: choice(["oldest", "newest"]),
  page: page(),
};
export type QueueQuery = ValueOf<typeof fields>;
export const queueAddress = address(fields);

export function queueFilter({
  kinds: chosen,
  text,
}: Pick<QueueQuery, "kinds" | "text">): AdminRequestFilter | undefined {
  const category = chosen.length < kinds.length ? { category: [...chosen] } : {};
  const a = { ...category, ...(text ? { text } : {}) };
  return Object.keys(a).length > 0 ? { a } : undefined;
}

/** What waits and fits the filter, of the admins' list of all requests. */
export const pendingFilter = (query: Pick<QueueQuery, "kinds" | "text">): AdminRequestFilter => ({
  a: { state: "pending", ended: false, ...queueFilter(query)?.a },
});
