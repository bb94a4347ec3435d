"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "next-intl";
import { useLive } from "@/components/live/use-live";
import { Count } from "@/components/ui/badge";
import { api } from "@/lib/http/client";

const key = ["inbox", "unread"];
const shown = (count: number) => (count > 99 ? "99+" : count);

/** What is unread, as of the page and then by itself. Drawn at several places, asked for once. */
export function InboxBadge({ unread, since }: { unread: number; since: number }) {
  const t = useTranslations("common.live");
  const client = useQueryClient();
  const { data = unread } = useQuery({
    queryKey: key,
    queryFn: async () => (await api("GET /inbox/count")).first.unread,
    initialData: unread,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    client.setQueryData(key, unread);
  }, [client, unread]);
  useLive({
    since,
    onNews: (news) => {
      if (news === "gap" || news.noun === "inbox") client.invalidateQueries({ queryKey: key });
    },
  });
  if (data === 0) return null;
  return (
    <>
      <Count value={shown(data)} hot />
      <span className="sr-only">{t("unread")}</span>
    </>
  );
}
