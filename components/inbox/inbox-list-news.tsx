"use client";
import { useState } from "react";
import { NewsBar, settling } from "@/components/live/news-bar";
import { sharedLook } from "@/components/near/shared-look";
import type { InboxItem, InboxQuery } from "@/lib/features/inbox/schema";
import { api } from "@/lib/http/client";
import { isNews, type Look, type Page, type Shown } from "./elsewhere";

const read = async (query: Partial<InboxQuery>) => (await api("GET /inbox", { query })).entity;

/** Several changes at a time are looked up at once, list by list. */
function lookAtOnce(): Look {
  const looks = new Map<string, () => Promise<InboxItem[]>>();
  return (query) => {
    const key = JSON.stringify(query);
    const look = looks.get(key) ?? sharedLook(() => read(query), settling);
    looks.set(key, look);
    return look();
  };
}

type Props = { page: Page; shown: readonly Shown[]; since: number };

/** Announces what has come in; what others have merely put away shows so in its row. */
export function InboxListNews({ page, shown, since }: Props) {
  const [look] = useState(lookAtOnce);
  const concerns = (record: string, event: number) => isNews(record, event, page, shown, look);
  return <NewsBar nouns={["inbox"]} since={since} concerns={concerns} />;
}
