import type { CompanyDraft, CompanyRecord } from "@/lib/features/company/schema";
import { api } from "@/lib/http/client";
import type { ImportInput, ImportResult } from "./schema/importing";
import type { MergeInput, ProviderChange, ProviderRecord } from "./schema/list";

const path = (id: string, action = "") => `/admin/providers/${id}${action}`;

/** The admins' calls for companies; each throws ApiError. */
export const providers = {
  get: async (id: string) => (await api.get<ProviderRecord>(path(id))).first,
  change: async (id: string, change: ProviderChange) => (await api.put<ProviderRecord>(path(id), change)).first,
  invite: async (id: string) => (await api.post<ProviderRecord>(path(id, "/invite"), {})).first,
  merge: async (id: string, input: MergeInput) => (await api.post<ProviderRecord>(path(id, "/merge"), input)).first,
  /** Whole records, for the form. */
  load: async (id: string) => (await api.get<CompanyRecord>(`/company/${id}`)).first,
  save: async (id: string, change: CompanyDraft) => (await api.put<CompanyRecord>(`/company/${id}`, change)).first,
  add: async (company: CompanyDraft) => (await api.post<CompanyRecord>("/company", company)).first,
  remove: (id: string) => api.delete(`/company/${id}`),
  /** `key`: the same when a part is sent again. */
  import: async (input: ImportInput, key?: string) => {
    const headers = key ? { "idempotency-key": key } : undefined;
    return (await api.post<ImportResult>("/admin/providers/import", input, { headers })).entity;
  },
};

/** Companies with an account that hold a text, ten at most. */
export async function findRegistered(text: string, signal?: AbortSignal) {
  const filter = JSON.stringify({ a: { registered: true, text } });
  const search = new URLSearchParams({ take: "10", sort: "name", filter });
  return (await api.get<ProviderRecord>(`/admin/providers?${search}`, { signal })).entity;
}
