"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

/**
 * Asks before typed text is lost: on closing or reloading, and on following a link
 * inside the site. Text on its way to the server counts as typed until the answer is there.
 */
export function useUnsavedWarning(dirty: boolean) {
  const question = useTranslations("common")("unsaved");
  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || event.ctrlKey || event.metaKey) return;
      const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
      if (link.origin !== window.location.origin || samePage) return;
      if (!window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener("beforeunload", onUnload);
    // Capture: before the router's own click handler.
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [dirty, question]);
}
