import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/client";
import type { EmailSettings, EmailSettingsChange, UnsubscriptionGroup, UnsubscriptionRecord } from "./schema";

const path = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`;

export const unsubscribe = (token: string) => api.post<{ unsubscribed: boolean }>(path(token), {});
export const resubscribe = (token: string) => api.delete(path(token));

export const changeEmailSettings = async (change: EmailSettingsChange) =>
  (await api.put<EmailSettings>("/user/emailsettings", change)).first;

const mailer = "/admin/mailer/unsubscriptions";
type Page = { limit: number; offset: number };
const search = ({ limit, offset }: Page) => `?limit=${limit}&offset=${offset}`;

async function list<T>(call: string) {
  const { entity, total } = await api.get<T>(call);
  return { rows: entity, total };
}

// The lists throw ApiError where the answer is not ok (docs/spec.md, 8).
export const listUnsubscriptions = (page: Page) => list<UnsubscriptionRecord>(mailer + search(page));
export const listActiveUnsubscriptions = (page: Page) => list<UnsubscriptionRecord>(`${mailer}/active${search(page)}`);
export const searchUnsubscriptions = (term: string) =>
  list<UnsubscriptionRecord>(`${mailer}/search/${encodeURIComponent(term)}`);

/** Counts of the groups, read again after 60 seconds (docs/spec.md, 9). */
export const unsubscriptionGroups = queryOptions({
  queryKey: ["admin", "unsubscriptions", "groups"],
  queryFn: async () => (await list<UnsubscriptionGroup>(`${mailer}/groups`)).rows,
  staleTime: 60_000,
});

const refusedIsFalse = (error: unknown) => {
  if (error instanceof ApiError) return false;
  throw error;
};
// Deleting gives a boolean, whatever the answer was (docs/spec.md, 8).
export const deleteUnsubscription = (email: string): Promise<boolean> =>
  api.delete(`${mailer}/${encodeURIComponent(email)}`).catch(refusedIsFalse);
export const deleteUnsubscriptionOfGroup = (group: string, email: string): Promise<boolean> =>
  api.delete(`${mailer}/groups/${encodeURIComponent(group)}/${encodeURIComponent(email)}`).catch(refusedIsFalse);
