import { cn } from "./cn";

export const countClass =
  "rounded-chip px-[0.4rem] py-0 font-text text-xs/snug font-bold font-stretch-normal tabular-nums";

export function Count({ value, hot }: { value: string | number; hot?: boolean }) {
  return (
    <span className={cn(countClass, hot ? "bg-brand text-on-brand" : "bg-sunken text-ink-2 dark:bg-raised")}>
      {value}
    </span>
  );
}
