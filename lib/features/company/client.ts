import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { addNew } from "@/lib/state/list";
import type { CompanyDraft, CompanyRecord } from "./schema";

/** The whole record of one's own company, as it is stored now. */
export async function loadCompany(id: string) {
  return (await api.get<CompanyRecord>(`/company/${id}`)).first;
}

/** What is left out stays; a stale `version` is a Conflict. */
export async function changeCompany(id: string, change: CompanyDraft) {
  return (await api.put<CompanyRecord>(`/company/${id}`, change)).first;
}

export const companyKeys = { own: ["company", "own"] as const };

/** The companies that the current user works for, none twice; stored under `companyKeys.own`. */
export const ownCompanies = queryOptions({
  queryKey: companyKeys.own,
  queryFn: async ({ signal }) => {
    const { entity } = await api.get<CompanyRecord>("/user/companies", { signal });
    return addNew<CompanyRecord>([], entity);
  },
});

/** Companies by a part of their name, ten at most. */
export async function findCompanies(name: string, signal?: AbortSignal) {
  const search = new URLSearchParams({ take: "10", filter: JSON.stringify({ a: { name } }) });
  return (await api.get<CompanyRecord>(`/company?${search}`, { signal })).entity;
}
