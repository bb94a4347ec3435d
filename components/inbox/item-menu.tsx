"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dropdown } from "@/components/ui/dropdown";
import { Icon } from "@/components/ui/icon";
import { mayWait } from "@/lib/features/inbox/rules";
import { type Actable, type Snooze, snoozes, useItemActions } from "./use-item-actions";

/** What can be done with an item of the list. */
export function ItemMenu({ item, title }: { item: Actable; title: string }) {
  const t = useTranslations("inbox.actions");
  const { finish, later, wake, read, busy } = useItemActions();
  const off = (Object.keys(snoozes) as Snooze[]).map((until) => {
    return { key: until, label: t(`until.${until}`), onSelect: () => void later(item, until) };
  });
  const putOff = { key: "later", label: t("later"), items: off };
  const back = { key: "wake", label: t("wake"), onSelect: () => void wake(item) };
  const items = [
    { key: "done", label: t(item.done ? "reopen" : "done"), onSelect: () => void finish(item) },
    ...(item.done ? [] : item.snoozeUntil !== null ? [back] : mayWait(item) ? [putOff] : []),
    { key: "read", label: t(item.read ? "unread" : "read"), onSelect: () => void read(item, !item.read) },
  ];
  const trigger = (
    <Button variant="ghost" className="px-2!" busy={busy} aria-label={`${t("menu")}: ${title}`}>
      <Icon of="ellipsis-vertical" size={18} />
    </Button>
  );
  return <Dropdown trigger={trigger} items={items} />;
}
