import type { ReactNode } from "react";
import { cn } from "./cn";

/** The title of a page in a panel, and what stands beside it. */
export function PageHead({
  title,
  className,
  children,
}: {
  title: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div className={cn("flex flex-wrap items-center gap-4", className)}>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}
