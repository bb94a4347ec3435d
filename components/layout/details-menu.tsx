"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

/** Of each link in a menu. */
export const menuLink =
  "flex min-h-11 items-center gap-[0.6rem] rounded-control px-3 py-1 sign-md no-underline hover:bg-hover board:hover:bg-board-line";

/** Between the parts of a menu. */
export const menuRule = "mx-3 my-2 border-t border-line";

type Props = {
  label: ReactNode;
  name?: string;
  className: string;
  /** The edge of the button that the list begins at. */
  align?: "start" | "end";
  children: ReactNode;
};

/** A list of links behind a button: native details, so it opens without scripts. Esc closes and gives the focus back. */
export function DetailsMenu({ label, name, className, align = "end", children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && menu.contains(event.target);
      const onLink = event.target instanceof Element && event.target.closest("a");
      if (menu.open && (!inside || (event.type === "click" && onLink))) menu.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("click", close);
    document.addEventListener("focusin", close);
    menu.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("focusin", close);
      menu.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <details className="group/menu relative" ref={ref}>
      <summary className={cn("list-none [&::-webkit-details-marker]:hidden", className)} aria-label={name}>
        {label}
        <Icon of="chevron-down" size={16} className="group-open/menu:rotate-180" />
      </summary>
      <div
        className={cn(
          "absolute top-[calc(100%+6px)] z-popover min-w-60 rounded-card border border-line bg-raised p-[0.4rem] text-ink elevation-dialog board:bg-board-2",
          align === "end" ? "right-0" : "left-0",
        )}
      >
        {children}
      </div>
    </details>
  );
}
