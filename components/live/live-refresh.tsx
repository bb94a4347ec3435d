"use client";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { onceBack } from "@/components/form/server-back";
import { useLive } from "./use-live";

type Props = { noun: "dispatch" | "trip"; record: string; since: number | null; token?: string };

/** Milliseconds that a hand may rest among the keys before they move: a pointer or focus left there stops no news. */
const rests = 3_000;

/** When a hand was last at work among what is marked for it: what stands there is about to be pressed. */
function useLastTouch() {
  const last = useRef(0);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-hands]")) last.current = Date.now();
    };
    const kinds = ["pointerdown", "pointermove", "keydown"] as const;
    for (const kind of kinds) document.addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note);
    };
  }, []);
  return last;
}

/** Seconds count: each change of the record is shown at once, but nothing moves away from a hand that is about to press. */
export function LiveRefresh({ noun, record, since, token }: Props) {
  const { refresh } = useRouter();
  // Where the network goes again meanwhile, the page that stands is better than none.
  const read = useCallback(() => void onceBack(refresh), [refresh]);
  const waits = useRef(false);
  const touched = useLastTouch();
  const onNews = (news: "gap" | { noun: string; record: string }) => {
    if (news !== "gap" && (news.noun !== noun || news.record !== record)) return;
    waits.current = Date.now() - touched.current < rests;
    if (!waits.current) read();
  };
  useLive({ token, since, onNews });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!waits.current || Date.now() - touched.current < rests) return;
      waits.current = false;
      read();
    }, 500);
    return () => clearInterval(timer);
  }, [read, touched]);
  return null;
}
