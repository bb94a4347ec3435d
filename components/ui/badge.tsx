import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "./cn";

/** Of a badge that is a list item. */
export const badgeClass = cva(
  "inline-flex items-center gap-[0.4em] rounded-chip px-2 py-1 font-text text-xs/none font-bold font-stretch-normal whitespace-nowrap normal-nums before:size-[0.6em] before:rounded-full before:border-2 before:border-current print:bg-transparent! print:text-[#000]!",
  {
    variants: {
      tone: {
        live: "bg-success-tint text-success before:bg-current",
        pend: "bg-warning-tint text-warning before:border-dashed",
        off: "bg-sunken text-ink-2 dark:bg-raised",
        no: "bg-danger-tint text-danger",
        plain: "bg-sunken dark:bg-raised before:content-none",
      },
    },
    defaultVariants: { tone: "off" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeClass>["tone"]>;
type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** Status as word and shape of the dot: full, dashed, ring. */
export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={badgeClass({ tone, className })}>{children}</span>;
}

export const keyClass =
  "inline-grid h-5.5 min-w-[1.35rem] place-items-center rounded-[4px] border-control border-b-3 border-line-strong bg-surface px-1 font-plate text-xs/none font-medium text-ink-2";

export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return <kbd className={cn(keyClass, className)}>{children}</kbd>;
}
