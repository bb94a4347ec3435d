"use client";
import { memo, useLayoutEffect } from "react";
import type { RequestFilter } from "@/components/busrequest/filter-address";
import { type Board, type RenderedList, listKey } from "./live-list";
import { useLiveList } from "./use-live-list";

type Props = {
  filter: RequestFilter;
  page: number | null;
  rendered: RenderedList;
  onBoard: (board: Board) => void;
};

/** Asks for what the filter means; it draws nothing, so that the server's rows stand before it is here. */
export const LiveListData = memo(function LiveListData({ filter, page, rendered, onBoard }: Props) {
  const board = useLiveList(filter, page, rendered);
  // Before anything is painted: rows and filter change together.
  useLayoutEffect(() => onBoard({ ...board, key: listKey(filter, page) }));
  return null;
});
