"use client";
import { useRef } from "react";

/** One key a submission: pressed again with the same content, the server gives its first answer. */
export function useKey() {
  const last = useRef({ content: "", key: "" });
  return (content: unknown) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      last.current = { content: text, key };
    }
    return last.current.key;
  };
}
