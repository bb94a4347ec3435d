"use client";
import { useRouter, useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { type MouseEvent, useCallback, useMemo } from "react";
import { screens } from "@/lib/access/screens";
import { type AnyList, writeQuery } from "@/lib/http/admin-list";
import type { ListQuery } from "@/lib/http/admin-list-address";
import { useHistoryChange } from "@/lib/state/use-history-change";

/** Whether a click on a link is an ordinary one that stays in this window. */
const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The list's query as it stands in the address, and how it moves on. Links of the list itself change the address
 * alone: the rows come by the JSON call, the server is not asked for the page again.
 */
export function useListAddress(list: AnyList) {
  const search = useSearchParams();
  const path = `/${useLocale()}${screens[list.screen].path}`;
  const router = useRouter();
  const text = search.toString();
  const query = useMemo(() => list.read(new URLSearchParams(text)), [list, text]);
  const hrefOf = useCallback(
    (change: Partial<ListQuery> = {}) => path + writeQuery(list, query, change),
    [list, path, query],
  );
  const go = useHistoryChange();
  /** For the frame around the list: takes its own links over. */
  const onClickCapture = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname !== path || link.origin !== window.location.origin)
      return;
    if (!plainClick(event) || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  return { query, path, hrefOf, go, onClickCapture, reload: router.refresh };
}
export type ListAddress = ReturnType<typeof useListAddress>;
