"use client";
import { useEffect, useRef } from "react";
import { watchLive } from "@/lib/state/live";
import type { LiveNews } from "@/lib/state/live-frames";

type Options = {
  /** Of the author's page, in place of an account. */
  token?: string;
  /** Where the page that is shown stands; null: from now on. */
  since: number | null;
  onNews: (news: LiveNews) => void;
  onLive?: (live: boolean) => void;
};

/** Hears what changes while the part is shown. */
export function useLive({ token, since, ...hear }: Options) {
  const latest = useRef(hear);
  const first = useRef(since);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(
    () =>
      watchLive(
        { token, since: first.current },
        { onNews: (news) => latest.current.onNews(news), onLive: (live) => latest.current.onLive?.(live) },
      ),
    [token],
  );
}
