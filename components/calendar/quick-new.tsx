"use client";
import { kindToggleClass } from "@/components/busrequest/kind-toggle";
import { useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { Kbd } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useSingleKeys } from "@/components/ui/single-keys";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

/** In the order of dispatch; the keys are the same in every language, so that hands need not relearn. */
export const quickKeys = { f: "vacancy", l: "emptyride", g: "grouprequest", n: "emergency", b: "booking" } as const;
const quick = Object.entries(quickKeys) as [keyof typeof quickKeys, Kind | "booking"][];

type Props = {
  onAdd: (kind: Kind | "booking") => void;
  /** In a dialog: one below the other, for a finger too. */
  inDialog?: boolean;
};

export function QuickButtons({ onAdd, inDialog }: Props) {
  const t = useTranslations("calendar");
  const words = useTranslations("busrequest.kinds");
  const keys = useSingleKeys();
  return quick.map(([key, kind]) => (
    <button
      key={key}
      type="button"
      className={cn(
        kindToggleClass,
        "hover:bg-hover",
        inDialog ? "min-h-11! [&>kbd]:ml-auto" : "min-h-[max(2.25rem,var(--control-h))]!",
      )}
      aria-keyshortcuts={keys ? key.toUpperCase() : undefined}
      onClick={() => onAdd(kind)}
    >
      {kind === "booking" ? <Icon of="bus" /> : <KindSign kind={kind} size={20} />}
      {kind === "booking" ? t("own") : words(kind)}
      {keys && <Kbd>{key.toUpperCase()}</Kbd>}
    </button>
  ));
}

/** A new entry of any kind in one click or with one key. */
export function QuickNew(props: Props) {
  const t = useTranslations("busrequest.manage");
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one purpose, no fields
    <div className="mb-3 flex flex-wrap items-center gap-2 max-lg:hidden" role="group" aria-label={t("newLabel")}>
      <span className="sign-sm mr-1 flex items-center gap-1">
        <Icon of="plus" size={16} />
        {t("new")}
      </span>
      <QuickButtons {...props} />
    </div>
  );
}
