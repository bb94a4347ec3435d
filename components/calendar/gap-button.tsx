"use client";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useBoard } from "./board-context";
import { useEntryWords } from "./entry-words";
import type { Gap } from "./use-gaps";

/** Shares of a row under which there is room for fewer words, or for the number alone. */
const narrow = { whole: 0.16, short: 0.07 } as const;

type Props = { gap: Gap; plate: string; width?: number; className?: string; style?: CSSProperties };

/** Between two entries of a bus: what fits there is one press away. */
export function GapButton({ gap, plate, width = 1, className, style }: Props) {
  const { openGap } = useBoard();
  const t = useTranslations("calendar.gap");
  const words = useEntryWords();
  const { count } = gap;
  return (
    <button
      type="button"
      className={cn(
        "flex items-center justify-center gap-1 rounded-control border border-dashed border-line-strong bg-surface text-xs font-bold text-ink hover:bg-hover",
        className,
      )}
      style={style}
      aria-label={t("label", { count, plate, time: words.span(gap.from, gap.to) })}
      data-gap={gap.bus}
      onClick={(event) => openGap(gap, event.currentTarget)}
    >
      <Icon of="plus" size={14} />
      <span className="truncate">
        {width < narrow.short ? count : t(width < narrow.whole ? "short" : "fits", { count })}
      </span>
    </button>
  );
}
