import { type Kind, kinds } from "@/lib/features/busrequest/rules";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema";

/** The queue's address: kinds (all where none is named), a place's name, the page. */
export type QueueWish = { kinds: readonly Kind[]; text: string; page: number };

export function readQueue(search: URLSearchParams): QueueWish {
  const named = search.getAll("kind").flatMap((part) => part.split(","));
  const chosen = kinds.filter((kind) => named.includes(kind));
  const page = Number(search.get("page"));
  return {
    kinds: chosen.length > 0 ? chosen : kinds,
    text: (search.get("q") ?? "").trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

export function writeQueue({ kinds: chosen, text, page }: QueueWish) {
  const search = new URLSearchParams();
  if (chosen.length < kinds.length) search.set("kind", chosen.join(","));
  if (text) search.set("q", text);
  if (page > 1) search.set("page", String(page));
  const written = search.toString();
  return written ? `?${written}` : "";
}

export function queueFilter({ kinds: chosen, text }: QueueWish): BusRequestFilter | undefined {
  const category = chosen.length < kinds.length ? { category: [...chosen] } : {};
  const address = text ? { address: text } : {};
  const a = { ...category, ...address };
  return Object.keys(a).length > 0 ? { a } : undefined;
}
