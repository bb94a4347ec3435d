import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/client";

export const unsubscribe = (token: string) => api("POST /unsubscribe/{token}", { params: { token } });
export const resubscribe = (token: string) => api("DELETE /unsubscribe/{token}", { params: { token } });

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
