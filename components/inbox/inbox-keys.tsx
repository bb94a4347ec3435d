"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { type Actable, useItemActions } from "./use-item-actions";

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
export function InboxKeys({ items }: { items: readonly Actable[] }) {
  const t = useTranslations("inbox.keys");
  const on = useSingleKeys();
  const { finish, later, read, undo } = useItemActions();
  const onItem = (act: (item: Actable) => unknown) => () => {
    const rows = rowsOf();
    const row = rows[here(rows)];
    const item = items.find(({ id }) => id === row?.dataset.inboxRow);
    if (item) act(item);
    return item;
  };
  // The row goes, and the focus with it: the next one has it before.
  const onLeaving = (act: (item: Actable) => unknown) => () => {
    const rows = rowsOf();
    const at = here(rows);
    if (onItem(act)()) (rows[at + 1] ?? rows[at - 1])?.focus();
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: onLeaving(finish),
    s: onLeaving((item) => later(item)),
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
