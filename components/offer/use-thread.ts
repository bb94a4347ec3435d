"use client";
import { useCallback, useEffect, useState } from "react";
import { readThread } from "@/lib/features/offer/client";
import type { MessageRecord } from "@/lib/features/offer/schema";

/** A thread that is being read; `add` shows what was just written. */
export function useThread(id: string, token?: string) {
  const [list, setList] = useState<MessageRecord[]>([]);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let gone = false;
    setState("loading");
    readThread(id, token)
      .then((messages) => {
        if (gone) return;
        setList(messages);
        setState("ready");
      })
      .catch(() => !gone && setState("failed"));
    return () => {
      gone = true;
    };
  }, [id, token, attempt]);
  const add = useCallback((message: MessageRecord) => setList((before) => [...before, message]), []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { list, state, add, retry };
}
