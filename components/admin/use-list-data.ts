"use client";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { type AnyList, callOf, type ListQuery } from "@/lib/http/admin-list";
import { ApiError, getPath } from "@/lib/http/client";
import { addNew } from "@/lib/state/list";
import { dialogs } from "@/lib/state/dialogs";
import type { ListData } from "./types";

const keyOf = (list: AnyList) => ["admin", list.name] as const;

/** One page by the list's JSON call; no id stands in it twice. */
export async function readPage<Row extends { id: string }>(list: AnyList, listQuery: ListQuery, signal?: AbortSignal) {
  const { entity, total } = await getPath<Row>(callOf(list, listQuery), { signal });
  return { rows: addNew<Row>([], entity), total };
}

/** The rows of the page in the address: the first from the server, the others by the list's JSON call. */
export function useListData<Row extends { id: string }>(
  list: AnyList,
  { listQuery, served, first }: { listQuery: ListQuery; served: ListQuery; first: ListData<Row> },
) {
  const client = useQueryClient();
  const [mountedAt] = useState(() => Date.now());
  const call = callOf(list, listQuery);
  const isServed = call === callOf(list, served);
  const query = useQuery<ListData<Row>>({
    queryKey: [...keyOf(list), call],
    queryFn: ({ signal }) => readPage<Row>(list, listQuery, signal),
    placeholderData: keepPreviousData,
    ...(isServed ? { initialData: first, initialDataUpdatedAt: mountedAt } : {}),
  });
  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: keyOf(list) });
  }, [client, list]);
  const { error } = query;
  useEffect(() => {
    if (error) dialogs.open("httpError");
  }, [error]);
  const failure = error instanceof ApiError ? error : error && new ApiError(0, "InternalError", "");
  return { data: query.data, failure, busy: query.isFetching, retry: () => void query.refetch(), refresh };
}
