import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/client";
import { addNew } from "@/lib/state/list";
import type { CompanyDraft, CompanyRecord } from "./schema";

/** The whole record of one's own company, as it is stored now. */
export async function fetchCompany(id: string) {
  const { first } = await api("GET /company/{id}", { params: { id } });
  // What others read lacks it: who is no longer of the company has nothing to load.
  if (!("timeZone" in first)) throw new ApiError(404, "NotFound", "");
  return first;
}

/** What is left out stays; a stale `version` is a Conflict. */
export async function changeCompany({ id, version }: CompanyRecord, change: CompanyDraft) {
  return (await api("PUT /company/{id}", { params: { id }, body: { ...change, version } })).first;
}

export const companyKeys = { own: ["company", "own"] as const };

/** The companies that the current user works for, none twice; stored under `companyKeys.own`. */
export const ownCompanies = queryOptions({
  queryKey: companyKeys.own,
  queryFn: async ({ signal }) => {
    const { entity } = await api("GET /user/companies", { signal });
    return addNew<CompanyRecord>([], entity);
  },
});
