import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import type { Judgement } from "./use-judgement";
import type { Queue } from "./use-queue";
import { useShortcuts } from "./use-shortcuts";

type Parts = {
  queue: Queue;
  judgement: Judgement;
  editHrefOf: (id: string) => string;
  onHelp: () => void;
  title: RefObject<HTMLHeadingElement | null>;
};

/** After the row of a deed is gone the focus goes to the one that follows, at last to the heading. */
function focusRow(id: string | undefined, title: Parts["title"]) {
  requestAnimationFrame(() => {
    const row = id ? document.querySelector<HTMLElement>(`tr [data-row="${id}"]`) : null;
    if (row && row.offsetParent !== null) row.focus();
    else title.current?.focus();
  });
}

/** The page's single keys: J K A E R X Z ? and the search. */
export function useQueueKeys({ queue, judgement, editHrefOf, onHelp, title }: Parts) {
  const router = useRouter();
  const { current, rows, marked } = queue;
  const step = (by: number) => () => focusRow(queue.step(by)?.record.id, title);
  function approve(entries: typeof rows) {
    if (entries.length === 0) return;
    const gone = new Set(entries);
    const at = current ? rows.indexOf(current) : 0;
    const next = rows.slice(at).find((row) => !gone.has(row)) ?? rows.filter((row) => !gone.has(row)).at(-1);
    void judgement.approve(entries);
    focusRow(next?.record.id, title);
  }
  useShortcuts({
    j: step(1),
    k: step(-1),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    x: () => current && queue.mark(current.record.id),
    a: () => approve(current ? [current] : []),
    "Shift+a": () => approve(marked),
    e: () => current && router.push(editHrefOf(current.record.id)),
    r: () => document.querySelector<HTMLElement>(".pp [data-reason]")?.focus(),
    z: () => void judgement.undo(),
    "?": onHelp,
    "/": () => document.getElementById("queue-search")?.focus(),
  });
}
