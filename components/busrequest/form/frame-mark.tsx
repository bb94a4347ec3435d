"use client";
import { useEffect } from "react";

/** Inside another site's frame the page shows the form alone; the style sheet hides the rest. */
export function FrameMark() {
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get("embed") === "1";
    if (window.self === window.top && !asked) return;
    const { dataset } = document.documentElement;
    dataset.embed = "1";
    return () => {
      delete dataset.embed;
    };
  }, []);
  return null;
}
