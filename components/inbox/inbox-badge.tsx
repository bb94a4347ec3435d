"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Count } from "@/components/ui/count";
import { useStore } from "@/components/ui/use-store";
import { unread as store } from "./unread";

const shown = (count: number) => (count > 99 ? "99+" : count);

/** Everybody has the header, few an inbox: what listens to it comes by itself, after the page. */
function useInboxNews(since: number) {
  const first = useRef(since);
  useEffect(() => {
    let isGone = false;
    let stop = () => {
      isGone = true;
    };
    import("./inbox-news").then(
      ({ watchInbox }) => {
        if (!isGone) stop = watchInbox(first.current);
      },
      () => undefined,
    );
    return () => stop();
  }, []);
}

/** What is unread, as of the page and then by itself. Drawn at several places, asked for once. */
export function InboxBadge({ unread, since }: { unread: number; since: number }) {
  const t = useTranslations("common.live");
  const count = useStore(store, null) ?? unread;
  useEffect(() => store.set(() => unread), [unread]);
  useInboxNews(since);
  if (count === 0) return null;
  return (
    <>
      <Count value={shown(count)} hot />
      <span className="sr-only">{t("unread")}</span>
    </>
  );
}
