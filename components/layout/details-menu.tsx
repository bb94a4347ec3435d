"use client";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { label: ReactNode; name?: string; className?: string; children: ReactNode };

/** A list of links behind a button: native details, so it opens without scripts. Esc closes and gives the focus back. */
export function DetailsMenu({ label, name, className = "btn line", children }: Props) {
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
    <details className="menu" ref={ref}>
      <summary className={className} aria-label={name}>
        {label}
        <Icon of={ChevronDown} size={16} className="chev" />
      </summary>
      <div className="menu-pop">{children}</div>
    </details>
  );
}
