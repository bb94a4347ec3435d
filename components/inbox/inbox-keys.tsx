"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import { toast } from "@/components/ui/toast-store";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { onceBack } from "@/components/form/server-back";
import { usePage } from "@/components/form/use-page";
import { mayWait } from "@/lib/features/inbox/rules";
import type { Gone } from "./elsewhere";
import { type Actable, useItemActions } from "./use-item-actions";

type Item = Actable & { gone: Gone };

const rowsOf = () =>
  [...document.querySelectorAll<HTMLElement>("[data-inbox-row]")].filter((row) => row.offsetParent !== null);

/** The row that has the focus, else the chosen one. */
function here(rows: readonly HTMLElement[]) {
  const held = rows.indexOf(document.activeElement as HTMLElement);
  return held >= 0 ? held : rows.findIndex((row) => row.getAttribute("aria-current") === "true");
}

function step(by: number) {
  const rows = rowsOf();
  const from = here(rows);
  rows[from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))]?.focus();
}

/** The list's keys, and the line at its foot that names them; Enter is the link's own. */
export function InboxKeys({ items }: { items: readonly Item[] }) {
  const t = useTranslations("inbox.keys");
  const on = useSingleKeys();
  const { finish, later, read, undo } = useItemActions();
  const page = usePage();
  const onItem = (act: (item: Item) => unknown) => () => {
    const rows = rowsOf();
    const row = rows[here(rows)];
    const item = items.find(({ id }) => id === row?.dataset.inboxRow);
    if (item) act(item);
    return item;
  };
  // What somebody else has finished meanwhile is as it shall be: it merely has to go, once there is a network.
  const unlessDone = (act: (item: Item) => unknown) => (item: Item) =>
    item.gone === "done" ? void onceBack(page.refresh) : act(item);
  // The row goes, and the focus with it: the next one has it before.
  const onLeaving = (act: (item: Item) => unknown) => () => {
    const rows = rowsOf();
    const at = here(rows);
    if (onItem(act)()) (rows[at + 1] ?? rows[at - 1])?.focus();
  };
  // Said, not passed over: who presses it would take the emergency for put off.
  const putOff = onLeaving(unlessDone((item) => later(item)));
  const unlessUrgent = () => {
    const rows = rowsOf();
    const item = items.find(({ id }) => id === rows[here(rows)]?.dataset.inboxRow);
    if (item && !mayWait(item)) toast({ variant: "destructive", title: t("urgent") });
    else putOff();
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: onLeaving(unlessDone(finish)),
    s: unlessUrgent,
    u: () => void onItem((item) => read(item, !item.read))(),
    z: () => void undo(),
  });
  if (!on) return null;
  const keys = [
    [["J", "K"], t("step")],
    [["E"], t("done")],
    [["S"], t("later")],
    [["U"], t("unread")],
    [["Z"], t("undo")],
    [[t("enter")], t("open")],
  ] as const;
  return <KeyBar keys={keys} />;
}
