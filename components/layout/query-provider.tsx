"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isRetryable } from "@/lib/http/client";

export const staleTime = 60_000;
export const gcTime = 300_000;

/** Once more where the server failed or was out of reach; what it refused it would refuse again. */
export const retry = (failures: number, error: unknown) => failures < 1 && isRetryable(error);

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime, gcTime, retry } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
