"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dropdown, type DropdownItem } from "@/components/ui/dropdown";
import { Icon } from "@/components/ui/icon";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { useBoard } from "./board-context";
import { isOrdered, type Shown } from "./layout";
import { inWords, mayChangeBus, type Target } from "./target";

export type EntryAction = "edit" | "move" | "duplicate" | "return" | "remove";
export type MenuProps = {
  entry: Shown;
  buses: readonly BusChoice[];
  onAction: (action: EntryAction) => void;
  onMove: (target: Target) => void;
};

/** Onto which bus; what does not get one says so when it is tried, a bus that is out of the question here. */
function useAssignItems({ entry, buses, onMove }: MenuProps): DropdownItem[] {
  const t = useTranslations("calendar");
  const { refused } = useBoard();
  const [first] = buses;
  const label = t("move.toBus");
  if (!first) return [];
  if (!mayChangeBus(entry)) {
    return [{ key: "assign", label, onSelect: () => onMove({ days: 0, bus: first }) }];
  }
  const items = buses.map((bus) => {
    const why = bus.id === entry.bus?.id ? null : refused(entry, bus);
    const name = [bus.licenceplate, bus.name, t("feed.seats", { count: bus.capacity })].filter(Boolean).join(", ");
    return {
      key: bus.id,
      label: why ? t("move.notTo", { bus: name, why }) : name,
      disabled: why !== null || bus.id === entry.bus?.id,
      onSelect: () => onMove({ days: 0, bus }),
    };
  });
  const none = { key: "none", label: t("noBus"), onSelect: () => onMove({ days: 0, bus: null }) };
  return [{ key: "assign", label, items: entry.bus ? [none, ...items] : items }];
}

function useMoveItems({ entry, onAction, onMove }: MenuProps): DropdownItem[] {
  const t = useTranslations("calendar.move");
  const actions = useTranslations("calendar.actions");
  if (!entry.mayMove) return [];
  const byDays = [-1, 1, 7].map((days) => ({
    key: String(days),
    label: t("submit", inWords(days)),
    onSelect: () => onMove({ days }),
  }));
  const other = { key: "other", label: t("other"), onSelect: () => onAction("move") };
  return [{ key: "move", label: actions("move"), items: [...byDays, other] }];
}

/** Whatever else can be done with an entry; `primary` is a button of its own. */
export function EntryMenu(props: MenuProps & { primary: EntryAction | "view" }) {
  const { entry, onAction, primary } = props;
  const t = useTranslations("calendar");
  const withdraw = useTranslations("busrequest.withdraw");
  const router = useRouter();
  const lng = useLocale();
  const booking = entry.kind === "booking";
  const open = booking ? entry.state === "booked" : entry.mayMove;
  const seen = !booking || (entry.request !== null && !entry.agreed);
  const go = (path: string) => () => router.push(`/${lng}/${path}`);
  const action = (key: EntryAction) => ({ key, label: t(`actions.${key as "edit"}`), onSelect: () => onAction(key) });
  const remove = {
    key: "remove",
    label: booking ? t("callOff.action") : withdraw("action"),
    onSelect: () => onAction("remove"),
  };
  const items: DropdownItem[] = [
    ...(open && primary !== "edit" ? [action("edit")] : []),
    ...useAssignItems(props),
    ...useMoveItems(props),
    ...(!entry.received && (!entry.agreed || isOrdered(entry)) ? [action("duplicate")] : []),
    ...(seen && primary !== "view"
      ? [{ key: "view", label: t("actions.view"), onSelect: go(`request/${entry.request ?? entry.id}`) }]
      : []),
    ...(booking && entry.agreed ? [{ key: "offer", label: t("actions.offer"), onSelect: go("userpanel/offers") }] : []),
    ...(entry.mayMove ? [remove] : []),
  ];
  if (entry.kind === "external" || items.length === 0) return null;
  const trigger = (
    <Button>
      <Icon of="ellipsis" size={17} />
      {t("actions.more")}
    </Button>
  );
  return <Dropdown trigger={trigger} items={items} align="start" modal={false} />;
}
