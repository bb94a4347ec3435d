"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { ApiError, api, isRetryable } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { isSearchable } from "@/lib/search-text";
import { useSettled } from "@/lib/state/use-settled";
import { useQuery } from "@/lib/http/queries";

/** What the text may mean, 120 ms after the last key. What was found before stays until the next is here. */
export function useSearchEverything(text: string, enabled: boolean) {
  const lng = useLocale() as Language;
  const wanted = text.replaceAll("\0", "").trim();
  const q = useSettled(wanted, 120);
  const worth = isSearchable(q);
  const found = useQuery({
    queryKey: ["admin", "search", lng, q],
    queryFn: async ({ signal }) => (await api("GET /admin/search", { query: { q, lng }, signal })).first,
    enabled: enabled && worth,
    placeholderData: keepPreviousData,
    retry: false,
    // A server that is down is asked again while somebody waits for it.
    refetchInterval: ({ state }) => (state.status === "error" && isRetryable(state.error) ? 5_000 : false),
  });
  const { error } = found;
  return {
    found: worth && !found.isError ? found.data : undefined,
    failed: worth && found.isError,
    /** Why it is no use to ask again (the session is over), in the reader's language; "" where it is. */
    refused: error instanceof ApiError && !isRetryable(error) ? error.errordesc : "",
    /** Whether `found` is the answer to the text as it stands. */
    settled: q === wanted && !found.isFetching && !found.isPlaceholderData,
  };
}
