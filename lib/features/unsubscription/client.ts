import { api } from "@/lib/http/client";

export const unsubscribe = (token: string) =>
  api.post<{ unsubscribed: boolean }>(`/unsubscribe/${encodeURIComponent(token)}`, {});
