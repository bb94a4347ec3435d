import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { AdminRequestFilter } from "@/lib/features/busrequest/schema/admin";
import { address, choice, page, some, text, type ValueOf } from "@/lib/http/address";
import type { ListQuery } from "@/lib/http/admin-list";

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

/** The same query as the CSV dialog of the admin lists takes it. */
export function exportQuery({ kinds: chosen, text }: QueueQuery): ListQuery {
  const kind = chosen.length < kinds.length ? chosen.join(",") : "";
  return { q: text, filters: { kind }, sort: "created_at", dir: "asc", page: 1, open: "" };
}
