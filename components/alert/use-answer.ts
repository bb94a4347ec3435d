"use client";
import { useRef, useState } from "react";
import { useAction } from "@/components/form/use-action";
import type { AnswerRecord } from "@/lib/features/alert/schema";
import { api } from "@/lib/http/client";

/** Actions that concern more than this request: their outcome stands where they do. */
const besides = new Set(["mute", "unmute", "optout"]);
/** Actions whose buttons stand among the other answers: there it is said why one was refused. */
const among = new Set([...besides, "decline", "claim"]);

/** What the company has answered so far. `run` does one thing more, and shows what became of it or why not. */
export function useAnswer(token: string, given: AnswerRecord) {
  const [answer, setAnswer] = useState(given);
  const [name, setName] = useState("");
  const head = useRef<HTMLHeadingElement>(null);
  const others = useRef<HTMLHeadingElement>(null);
  const action = useAction({
    onRefused: async ({ code }) => {
      const now = code === "Conflict" && (await api("GET /answer/{token}", { params: { token } }).catch(() => null));
      if (now) setAnswer(now.first);
    },
  });

  async function run(name: string, work: () => Promise<{ first: AnswerRecord }>) {
    setName(name);
    const done = await action.run(async () => setAnswer((await work()).first));
    // The button that was pressed is gone: what is said now stands below the heading of its part of the page.
    if (done) (besides.has(name) ? others : head).current?.focus();
    return done;
  }
  const trouble = { text: action.trouble, among: among.has(name) };
  return { answer, setAnswer, busy: action.busy ? name : "", trouble, run, head, others };
}
export type Answering = ReturnType<typeof useAnswer>;
