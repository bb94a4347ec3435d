import { api } from "@/lib/http/client";
import type { FilterSettings, FilterSettingsChange, MarkInput, MarkRecord, Preview, PreviewInput } from "./schema";

const path = (companyId: string) => `/company/${companyId}/filtersettings`;

export const loadFilterSettings = async (companyId: string) => (await api.get<FilterSettings>(path(companyId))).first;

export const changeFilterSettings = async (companyId: string, change: FilterSettingsChange) =>
  (await api.put<FilterSettings>(path(companyId), change)).first;

export const previewFilterSettings = async (companyId: string, input: PreviewInput, signal?: AbortSignal) =>
  (await api.post<Preview>(`${path(companyId)}/preview`, input, { signal })).first;

export const markRequest = async (id: string, mark: MarkInput) =>
  (await api.put<MarkRecord>(`/busrequest/${id}/mark`, mark)).first;

/** Sent while the page goes away; whether it arrives changes nothing but which rows are marked as new. */
export function noteNearSeen(at: number) {
  const body = JSON.stringify({ at });
  const headers = { "content-type": "application/json" };
  fetch("/api/user/nearseen", { method: "PUT", headers, body, keepalive: true }).catch(() => {});
}
