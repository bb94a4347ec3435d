import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { AdminRequestFilter } from "@/lib/features/busrequest/schema/admin";
import type { ListQuery } from "@/lib/http/admin-list";

const sorts = ["oldest", "newest"] as const;
/** The queue's address: kinds (all where none is named), a place or a number, the order, the page. */
export type QueueQuery = { kinds: readonly Kind[]; text: string; sort: (typeof sorts)[number]; page: number };

export function readQueue(search: URLSearchParams): QueueQuery {
  const named = search.getAll("kind").flatMap((part) => part.split(","));
  const chosen = kinds.filter((kind) => named.includes(kind));
  const page = Number(search.get("page"));
  return {
    kinds: chosen.length > 0 ? chosen : kinds,
    text: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    sort: search.get("sort") === "newest" ? "newest" : "oldest",
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

export function writeQueue({ kinds: chosen, text, sort, page }: QueueQuery) {
  const search = new URLSearchParams();
  if (chosen.length < kinds.length) search.set("kind", chosen.join(","));
  if (text) search.set("q", text);
  if (sort !== "oldest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const written = search.toString();
  return written ? `?${written}` : "";
}

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
