"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isRetryable } from "@/lib/http/client";

const staleTime = 60_000;
const gcTime = 300_000;

/** Once more where the server failed or was out of reach; what it refused it would refuse again. */
const retry = (failures: number, error: unknown) => failures < 1 && isRetryable(error);

export const newQueryClient = () =>
  new QueryClient({
    // Without a line an action says so at once; it does not wait to happen later.
    defaultOptions: { queries: { staleTime, gcTime, retry }, mutations: { networkMode: "always" } },
  });

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
