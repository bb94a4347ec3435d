"use client";
import { useRef, useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import type { AnswerRecord } from "@/lib/features/alert/schema";
import { api, ApiError } from "@/lib/http/client";

/** Actions that concern more than this request: their outcome stands where they do. */
const besides = new Set(["mute", "unmute", "optout"]);
/** Actions whose buttons stand among the other answers: there it is said why one was refused. */
const among = new Set([...besides, "decline", "claim"]);

/** What the company has answered so far. `run` does one thing more, and shows what became of it or why not. */
export function useAnswer(token: string, given: AnswerRecord) {
  const messageOf = useErrorMessage();
  const [answer, setAnswer] = useState(given);
  const [busy, setBusy] = useState("");
  const [trouble, setTrouble] = useState({ text: "", among: false });
  const head = useRef<HTMLHeadingElement>(null);
  const others = useRef<HTMLHeadingElement>(null);

  async function run(name: string, action: () => Promise<{ first: AnswerRecord }>) {
    setBusy(name);
    setTrouble({ text: "", among: false });
    try {
      setAnswer((await action()).first);
      // The button that was pressed is gone: what is said now stands below the heading of its part of the page.
      (besides.has(name) ? others : head).current?.focus();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble({ text: messageOf(error), among: among.has(name) });
      if (error.code === "Conflict") {
        const now = await api("GET /answer/{token}", { params: { token } }).catch(() => null);
        if (now) setAnswer(now.first);
      }
      return false;
    } finally {
      setBusy("");
    }
  }
  return { answer, setAnswer, busy, trouble, run, head, others };
}
export type Answering = ReturnType<typeof useAnswer>;
