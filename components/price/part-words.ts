import type { Language } from "@/lib/i18n/routing";

/** 1 to 12, of a year in which every month has its name. */
export const monthName = (month: number, lng: Language) =>
  new Date(Date.UTC(2027, month - 1, 15)).toLocaleDateString(lng, { month: "long", timeZone: "UTC" });
