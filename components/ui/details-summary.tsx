import type { ReactNode } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";

type Props = { className?: string; children: ReactNode };

/** What opens the rest, such as earlier offers: as tall as a button, with the house's own arrow. */
export function DetailsSummary({ className, children }: Props) {
  return (
    <summary
      className={cn(
        "flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      {children}
      <Icon className="in-[details[open]>summary]:rotate-180" of="chevron-down" size={16} />
    </summary>
  );
}
