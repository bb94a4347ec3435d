import { type CompanyDraft, type CompanyRecord, companyChange } from "@/lib/features/company/schema";
import { changeOf, type ProfileValues } from "./values";

/** The record as it would be stored now; what cannot be stored stays out of the preview. */
export function draftRecord(values: ProfileValues, record: CompanyRecord): CompanyRecord {
  const { version: _, ...change } = changeOf(values, record);
  const sound = Object.entries(change).map(([key, value]) => {
    const fit = companyChange.shape[key as keyof CompanyDraft].safeParse(value);
    return [key, fit.success ? fit.data : null];
  });
  const draft: CompanyRecord = { ...record, ...Object.fromEntries(sound) };
  return { ...draft, name: draft.name ?? record.name };
}
