import type { ComponentProps } from "react";
import { cn } from "./cn";

// Without a value: full, and not yet certain.
const look = [
  "w-full appearance-none overflow-hidden rounded-full border-control border-line-strong bg-sunken",
  "[--wait:repeating-linear-gradient(115deg,var(--ink)_0_0.5rem,var(--sunken)_0.5rem_0.8rem)] indeterminate:bg-(image:--wait)",
  "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ink [&::-moz-progress-bar]:bg-ink",
  "indeterminate:[&::-webkit-progress-value]:bg-(image:--wait) indeterminate:[&::-moz-progress-bar]:bg-transparent",
];

/** How far something is; its height comes with `className`. */
export function ProgressBar({ className, ...rest }: ComponentProps<"progress">) {
  return <progress {...rest} className={cn(look, className)} />;
}
