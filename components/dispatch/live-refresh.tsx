"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLive } from "@/components/live/use-live";

type Props = { record: string; since: number | null; token?: string };

/** Milliseconds that a hand may rest among the answers before they move: a pointer or focus left there stops no news. */
const rests = 3_000;

/** When a hand was last at work among the answers: what stands there is about to be pressed. */
function useLastTouch() {
  const last = useRef(0);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-answers]")) last.current = Date.now();
    };
    const kinds = ["pointerdown", "pointermove", "keydown"] as const;
    for (const kind of kinds) document.addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note);
    };
  }, []);
  return last;
}

/** Seconds count: each change of the search is shown at once, but nothing moves away from a hand that is about to press. */
export function LiveRefresh({ record, since, token }: Props) {
  const { refresh } = useRouter();
  const waits = useRef(false);
  const touched = useLastTouch();
  const onNews = (news: "gap" | { noun: string; record: string }) => {
    if (news !== "gap" && (news.noun !== "dispatch" || news.record !== record)) return;
    waits.current = Date.now() - touched.current < rests;
    if (!waits.current) refresh();
  };
  useLive({ token, since, onNews });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!waits.current || Date.now() - touched.current < rests) return;
      waits.current = false;
      refresh();
    }, 500);
    return () => clearInterval(timer);
  }, [refresh, touched]);
  return null;
}
