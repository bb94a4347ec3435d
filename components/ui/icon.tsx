"use client";
import { cn } from "./cn";
import type { IconName } from "./icon-list";
import { iconSheet } from "./icon-sheet";

/** Of a picture like an icon that is not of Lucide. */
export const iconClass = "inline-block flex-none align-[-0.22em]";

type Props = { of: IconName; size?: number; className?: string };

/** Lucide at the house's stroke, out of one file. Decorative unless it stands alone: then the control around it has the label. */
export function Icon({ of, size = 18, className }: Props) {
  return (
    <svg className={cn("icon", className)} width={size} height={size} aria-hidden="true">
      <use href={`${iconSheet}#${of}`} />
    </svg>
  );
}
