"use client";
import { useState } from "react";

/** Hands on what work gives or throws, and knows while some is under way. */
export function useRunning() {
  const [count, setCount] = useState(0);
  async function watch<T>(work: () => Promise<T>) {
    setCount((before) => before + 1);
    try {
      return await work();
    } finally {
      setCount((before) => before - 1);
    }
  }
  return { isRunning: count > 0, watch };
}
