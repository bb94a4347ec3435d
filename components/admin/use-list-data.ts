"use client";
import { hashKey, keepPreviousData } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import type { AnyList } from "@/lib/http/admin-list";
import type { ListQuery } from "@/lib/http/admin-list-address";
import { ApiError } from "@/lib/http/client";
import { addNew } from "@/lib/state/list";
import { dialogs } from "@/lib/state/dialogs";
import { useQuery, useQueryClient } from "@/lib/http/queries";
import type { ListData, ListProps } from "./types";

const keyOf = (list: AnyList) => ["admin", list.name] as const;

/** One page of a list; no id stands in it twice. */
export async function readPage<Row extends { id: string }>(answer: Promise<{ entity: Row[]; total: number }>) {
  const { entity, total } = await answer;
  return { rows: addNew<Row>([], entity), total };
}

type Parts<Row extends { id: string }> = Pick<ListProps<Row>, "first" | "load"> & {
  listQuery: ListQuery;
  served: ListQuery;
};

/** The rows of the page in the address: the first from the server, the others by the list's JSON call. */
export function useListData<Row extends { id: string }>(list: AnyList, { listQuery, served, first, load }: Parts<Row>) {
  const client = useQueryClient();
  const [mountedAt] = useState(() => Date.now());
  const asked = list.queryOf(listQuery);
  const isServed = hashKey([asked]) === hashKey([list.queryOf(served)]);
  const query = useQuery<ListData<Row>>({
    queryKey: [...keyOf(list), asked],
    queryFn: ({ signal }) => readPage(load(listQuery, signal)),
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
