"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePage } from "@/components/form/use-page";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { onceBack } from "@/components/form/server-back";
import { lookedUp } from "./looked-up";
import { settling } from "./settling";
import { useLive } from "./use-live";
import { useOnline } from "@/components/ui/use-online";

type Props = {
  /** What the page shows. */
  nouns: readonly string[];
  /** The last change that it knows: what is older is in it already. */
  since: number;
  /** Of the author's page, in place of an account. */
  token?: string;
  /** Records that it shows anyhow. */
  known?: readonly string[];
  /** Whether a change (`id`) belongs on the page at all; without it each of the nouns does. */
  concerns?: (record: string, id: number) => Promise<boolean>;
  className?: string;
};

function without(known: ReadonlyMap<string, number>, record: string) {
  if (!known.has(record)) return known;
  const left = new Map(known);
  left.delete(record);
  return left;
}

/** Records that changed since the page was made; a newer page begins anew. */
function useNews({ nouns, since, token, known: shown = [], concerns }: Props) {
  const [records, setRecords] = useState<ReadonlyMap<string, number>>(new Map());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const onNews = (news: "gap" | { id: number; noun: string; record: string }) => {
    if (news !== "gap" && (!nouns.includes(news.noun) || shown.includes(news.record))) return;
    const [record, id] = news === "gap" ? ["gap", Number.MAX_SAFE_INTEGER] : [news.record, news.id];
    setTimeout(async () => {
      const isNew =
        news === "gap" ||
        !concerns ||
        (await lookedUp(
          () => concerns(record, id),
          () => isShown.current,
        ));
      // What may not be looked up stays as it was.
      if (isNew !== null) setRecords((known) => (isNew ? new Map(known).set(record, id) : without(known, record)));
    }, settling);
  };
  useLive({ token, since, onNews });
  const fresh = [...records.values()].filter((id) => id > since);
  return { count: fresh.length, forget: () => setRecords(new Map()) };
}

/** Says that there is news, or no network by which it could come, and takes it in on a press: nothing moves under a finger. */
export function NewsBar(props: Props) {
  const t = useTranslations("common.live");
  const page = usePage();
  const online = useOnline();
  const { count, forget } = useNews(props);
  // Taken once the server answers: what is typed on the page outlives a press without a network.
  const [press, setPress] = useState<"waiting" | "taken" | null>(null);
  useEffect(() => {
    if (press !== "taken" || page.isStale) return;
    setPress(null);
    forget();
  }, [press, page.isStale, forget]);
  // A second press would begin the reading anew.
  const take = () => {
    if (press) return;
    setPress("waiting");
    void onceBack(() => {
      setPress("taken");
      page.refresh();
    });
  };
  return (
    <div role="status" aria-live="polite" className={cn((count > 0 || !online) && props.className)}>
      {!online && (
        <p className="flex items-start justify-center gap-2 px-4 py-2 text-sm text-ink-2">
          <Icon of="triangle-exclamation-point" size={16} className="mt-0.5" />
          {t("offline")}
        </p>
      )}
      {count > 0 && (
        <button
          type="button"
          className="flex min-h-11 w-full items-center justify-center gap-2 bg-board p-2 sign-sm text-brand"
          data-surface="board"
          aria-busy={press !== null}
          onClick={take}
        >
          <Icon of="arrow-up" size={16} />
          {t("take", { count })}
        </button>
      )}
    </div>
  );
}
