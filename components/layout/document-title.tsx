"use client";
import { useEffect } from "react";

/** The window's name, where a page refuses after its own name was written. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
