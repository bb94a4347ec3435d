import type { ComponentProps } from "react";
import { cn } from "./cn";

const look = "grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-md [&_dd]:font-medium [&_dt]:text-ink-2";

/** Names and values side by side, as dt and dd. A class that contradicts the look needs Tailwind's `!`. */
export function FactList({ className, ...rest }: ComponentProps<"dl">) {
  return <dl {...rest} className={cn(look, className)} />;
}
