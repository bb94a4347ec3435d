import { queryOptions } from "@tanstack/react-query";
import type { PageQuery } from "@/lib/http/admin-list";
import { ApiError, api } from "@/lib/http/client";
import type { UnsubscriptionFilter, unsubscriptionList } from "./schema/admin-call";

export const unsubscribe = (token: string) => api("POST /unsubscribe/{token}", { params: { token } });
export const resubscribe = (token: string) => api("DELETE /unsubscribe/{token}", { params: { token } });

type UnsubscriptionPage = PageQuery<UnsubscriptionFilter, (typeof unsubscriptionList.sorts)[number]>;
const one = (value: string | string[] | undefined) => [value].flat()[0];

/** A page of the admins' list: which of the three calls, its filter tells. */
export function loadUnsubscriptions({ take, skip, filter, ...order }: UnsubscriptionPage, signal?: AbortSignal) {
  const { email, group, active } = filter?.a ?? {};
  const query = { limit: take, offset: skip, ...order, group: one(group) };
  const path = "/admin/mailer/unsubscriptions";
  const term = one(email);
  if (term) return api(`GET ${path}/search/{term}`, { params: { term }, query, signal });
  return active ? api(`GET ${path}/active`, { query, signal }) : api(`GET ${path}`, { query, signal });
}

/** Counts of the groups, read again after 60 seconds (docs/spec.md, 9). */
export const unsubscriptionGroups = queryOptions({
  queryKey: ["admin", "unsubscriptions", "groups"],
  queryFn: async () => (await api("GET /admin/mailer/unsubscriptions/groups")).entity,
  staleTime: 60_000,
});

/** True once it is done, false for whatever the API refused (docs/spec.md, 8). */
async function isDone(action: Promise<unknown>) {
  try {
    await action;
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
export const deleteUnsubscription = (email: string) =>
  isDone(api("DELETE /admin/mailer/unsubscriptions/{email}", { params: { email } }));
export const deleteUnsubscriptionOfGroup = (group: string, email: string) =>
  isDone(api("DELETE /admin/mailer/unsubscriptions/groups/{group}/{email}", { params: { group, email } }));
