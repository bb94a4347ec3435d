"use client";
import { Bus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { Kbd } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { useSingleKeys } from "@/components/ui/single-keys";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

/** In the order of dispatch; the keys are the same in every language, so that hands need not relearn. */
export const quickKeys = { f: "vacancy", l: "emptyride", g: "grouprequest", n: "emergency", b: "booking" } as const;
const quick = Object.entries(quickKeys) as [keyof typeof quickKeys, Kind | "booking"][];

type Props = { onAdd: (kind: Kind | "booking") => void };

export function QuickButtons({ onAdd }: Props) {
  const t = useTranslations("calendar");
  const words = useTranslations("busrequest.kinds");
  const keys = useSingleKeys();
  return quick.map(([key, kind]) => (
    <button
      key={key}
      type="button"
      className="ktog"
      aria-keyshortcuts={keys ? key.toUpperCase() : undefined}
      onClick={() => onAdd(kind)}
    >
      {kind === "booking" ? <Icon of={Bus} /> : <KindSign kind={kind} size={20} />}
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
    <div className="quick" role="group" aria-label={t("newLabel")}>
      <span className="mr-1 flex items-center gap-[0.3rem] font-sign text-sm/[1.2] font-bold">
        <Icon of={Plus} size={16} />
        {t("new")}
      </span>
      <QuickButtons {...props} />
    </div>
  );
}
