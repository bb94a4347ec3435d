"use client";
import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";

type ThemeWords = { lead: string; dark: string; light: string };

/** Both words are rendered; CSS shows the theme that a click leads to (the server cannot know the system's). */
export function ThemeToggle({ lead, dark, light, className }: ThemeWords & { className: string }) {
  // A document that React made anew (a page that threw) has lost what the inline script had set.
  useEffect(() => {
    const root = document.documentElement;
    const cookie = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    root.dataset.theme ||= cookie ?? system;
  }, []);
  function toggle() {
    const root = document.documentElement;
    const theme = root.dataset.theme === "dark" ? "light" : "dark";
    root.dataset.theme = theme;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = `theme=${theme}; path=/; max-age=31536000; SameSite=Lax`;
  }
  return (
    <button type="button" className={className} onClick={toggle}>
      <span className="sr-only">{lead}</span>
      <span className="dark:hidden flex flex-wrap items-center gap-2">
        <Icon of="moon" size={14} />
        {dark}
      </span>
      <span className="hidden dark:flex flex-wrap items-center gap-2">
        <Icon of="sun" size={14} />
        {light}
      </span>
    </button>
  );
}
