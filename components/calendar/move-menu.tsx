"use client";
import { CalendarClock, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dropdown, type DropdownItem } from "@/components/ui/dropdown";
import { Icon } from "@/components/ui/icon";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Shown } from "./layout";
import { allowed, inWords, mayChangeBus, type Target } from "./target";

type Props = {
  entry: Shown;
  buses: readonly BusChoice[];
  onMove: (target: Target) => void;
  /** Asks for another number of days. */
  onOther: () => void;
};

/** The usual moves in two clicks: a day, a week, another bus. */
export function MoveMenu({ entry, buses, onMove, onOther }: Props) {
  const t = useTranslations("calendar.move");
  const actions = useTranslations("calendar.actions");
  const byDays = [-1, 1, 7].map((days) => ({
    key: String(days),
    label: t("submit", inWords(days)),
    onSelect: () => onMove({ days }),
  }));
  const toBus = (bus: Shown["bus"], label: string) => ({
    key: bus?.id ?? "none",
    label,
    disabled: allowed(entry, { days: 0, bus }) === null,
    onSelect: () => onMove({ days: 0, bus }),
  });
  const rows = buses.map((bus) => toBus(bus, [bus.licenceplate, bus.name].filter(Boolean).join(", ")));
  const items: DropdownItem[] = [
    ...(entry.mayMove ? byDays : []),
    ...(mayChangeBus(entry) ? [{ key: "bus", label: t("toBus"), items: [toBus(null, t("noBus")), ...rows] }] : []),
    ...(entry.mayMove ? [{ key: "other", label: t("other"), onSelect: onOther }] : []),
  ];
  const trigger = (
    <Button>
      <Icon of={CalendarClock} size={17} />
      {actions("move")}
      <Icon of={ChevronDown} size={16} />
    </Button>
  );
  return <Dropdown trigger={trigger} items={items} align="start" />;
}
