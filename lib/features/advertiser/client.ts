import { api } from "@/lib/http/client";
import type { HomeEntryInput, HomeEntrySettings } from "./schema/homeEntry";

const path = (companyId: string) => `/company/${companyId}/homepageentry`;

export const loadHomeEntry = async (companyId: string) => (await api.get<HomeEntrySettings>(path(companyId))).first;

export const changeHomeEntry = async (companyId: string, change: HomeEntryInput) =>
  (await api.put<HomeEntrySettings>(path(companyId), change)).first;
