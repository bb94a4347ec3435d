"use client";
import {
  QueryClient,
  QueryClientContext,
  useQueries as observeAll,
  useQuery as observe,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useContext, useState } from "react";
import { isRetryable } from "./client";

const staleTime = 60_000;
/** Milliseconds; a server lets an answer go with its page, which a timer would hold for as long. */
const gcTime = () => (typeof window === "undefined" ? Infinity : 300_000);

/** Once more where the server failed or was out of reach; what it refused it would refuse again. */
const retry = (failures: number, error: unknown) => failures < 1 && isRetryable(error);

export const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { staleTime, gcTime: gcTime(), retry } } });

let kept: QueryClient | undefined;

/** One of the browser's tab. The server makes one for each part, so that no reader finds what another was told. */
export function clientHere() {
  if (typeof window === "undefined") return newQueryClient();
  if (!kept) {
    kept = newQueryClient();
    kept.mount();
  }
  return kept;
}

/** Around no page stands a provider, which each would bring along; one given all the same is taken. */
export function useQueryClient() {
  const given = useContext(QueryClientContext);
  const [own] = useState(clientHere);
  return given ?? own;
}

export const useQuery = ((options: UseQueryOptions) => observe(options, useQueryClient())) as typeof observe;

type AllOptions = Parameters<typeof observeAll>[0];

export const useQueries = ((options: AllOptions) => observeAll(options, useQueryClient())) as typeof observeAll;
