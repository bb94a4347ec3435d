"use client";
import { useEffect } from "react";
import { mayBeFramed } from "@/lib/http/framed";

/** No other page of ours may stand in the frame: it opens beside it. */
function leaveFrame(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || (link.origin === window.location.origin && mayBeFramed(link.pathname))) return;
  link.target = "_blank";
  link.rel = "noopener";
}

/** Inside another site's frame the page shows its content alone; the style sheet hides the rest. */
export function FrameMark() {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get("embed") === "1";
    if (window.self === window.top && !asked) return;
    const { dataset } = document.documentElement;
    dataset.embed = "1";
    // Before the router sees the click.
    document.addEventListener("click", leaveFrame, true);
    return () => {
      delete dataset.embed;
      document.removeEventListener("click", leaveFrame, true);
    };
  }, []);
  return null;
}
