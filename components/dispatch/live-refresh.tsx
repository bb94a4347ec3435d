"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLive } from "@/components/live/use-live";

type Props = { record: string; since: number; token?: string };

/** Under a finger, a pointer or the focus: what stands there is about to be pressed. */
const isHeld = () => document.querySelector("[data-answers]:hover, [data-answers]:focus-within") !== null;

/** Seconds count: each change of the search is shown at once, but nothing moves away from a hand that is about to press. */
export function LiveRefresh({ record, since, token }: Props) {
  const { refresh } = useRouter();
  const waits = useRef(false);
  const onNews = (news: "gap" | { noun: string; record: string }) => {
    if (news !== "gap" && (news.noun !== "dispatch" || news.record !== record)) return;
    waits.current = isHeld();
    if (!waits.current) refresh();
  };
  useLive({ token, since, onNews });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!waits.current || isHeld()) return;
      waits.current = false;
      refresh();
    }, 500);
    return () => clearInterval(timer);
  }, [refresh]);
  return null;
}
