import { noteAction } from "@/lib/features/statistic/client";
import { leave, watch } from "./use-count";

/** Counts, without cookies, that a card of the home page is seen, and that something of it is opened: each of its links and buttons opens something. */
export function countEntry(holder: Element, id: string) {
  const card = holder.firstElementChild;
  if (!card) return;
  const open = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a, button")) noteAction({ entry: id, action: "opened" });
  };
  card.addEventListener("click", open);
  watch(card, () => noteAction({ entry: id, action: "shown" }));
  return () => {
    card.removeEventListener("click", open);
    leave(card);
  };
}
