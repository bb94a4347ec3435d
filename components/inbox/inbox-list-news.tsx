"use client";
import { NewsBar } from "@/components/live/news-bar";
import type { Page, Shown } from "./look-elsewhere";

type Props = { page: Page; shown: readonly Shown[]; since: number };

/** Announces what has come in; what others have merely put away shows so in its row. How to tell comes with the first news. */
export function InboxListNews({ page, shown, since }: Props) {
  const concerns = async (record: string, event: number) =>
    (await import("./look-elsewhere")).isNews(record, event, page, shown);
  return <NewsBar nouns={["inbox"]} since={since} concerns={concerns} />;
}
