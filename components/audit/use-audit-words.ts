"use client";
import { useTranslations } from "next-intl";
import type { AuditRecord } from "@/lib/features/audit/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { veiled } from "./flat";

/** An instant of this century in milliseconds. */
const isInstant = (value: number) => value > 946_684_800_000 && value < 4_102_444_800_000;

type Group = "deed" | "noun" | "kind" | "field";

/** Words for what the trail holds; a key that has none is shown as it is. */
export function useAuditWords() {
  const t = useTranslations("audit");
  const word = (group: Group, key: string) => {
    const path = `${group}.${key}` as "deed.change";
    return /^\w+$/.test(key) && t.has(path) ? t(path) : key;
  };
  const value = (given: unknown): string => {
    if (given === undefined || given === null || given === "") return t("value.empty");
    if (given === veiled) return t("value.veiled");
    if (typeof given === "boolean") return t(given ? "value.yes" : "value.no");
    if (typeof given === "number") return isInstant(given) ? formatDateTime(given) : String(given);
    if (Array.isArray(given)) return given.map(value).join(", ") || t("value.empty");
    return typeof given === "string" ? given : JSON.stringify(given);
  };
  const who = ({ user, kind, userId }: AuditRecord) => user ?? (userId ? t("erased") : word("kind", kind));
  const field = (path: string) =>
    path
      .split(".")
      .map((part) => word("field", part))
      .join(", ");
  return { word, value, who, field };
}
