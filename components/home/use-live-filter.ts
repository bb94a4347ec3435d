"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { useHistoryChange } from "@/lib/state/use-history-change";
import { boardPage } from "./page-number";

const kept = ["partners", "videos"];

/** Address of a filter and page; what other rows of the page keep there stays. */
export function addressOf(filter: RequestFilter, page: number | null, now: URLSearchParams) {
  const search = requestAddress.search(filter);
  if (page !== null) search.set("page", String(page));
  for (const key of kept) {
    const value = now.get(key);
    if (value) search.set(key, value);
  }
  return `?${search}`;
}

/** The filter lives in the address: shareable, and the back button undoes it. */
export function useLiveFilter() {
  const search = useSearchParams();
  const change = useHistoryChange();
  return useMemo(() => {
    const now = new URLSearchParams(search);
    const filter = requestAddress.read(now);
    const page = boardPage(now.get("page"));
    return {
      filter,
      page,
      hrefOf: (next: number) => addressOf(filter, next, now),
      setFilter(next: RequestFilter, { replace = false } = {}) {
        const address = addressOf(next, null, now);
        if (address === addressOf(filter, page, now)) return;
        change(address === "?" ? window.location.pathname : address, replace);
      },
    };
  }, [search, change]);
}
