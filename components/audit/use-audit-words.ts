"use client";
import { useLocale, useTranslations } from "next-intl";
import type { AuditRecord } from "@/lib/features/audit/schema/audit";
import { formatDateTime } from "@/lib/i18n/formats";
import { agreed } from "./agree";
import { veiled } from "./flat";

/** An instant of this century in milliseconds. */
const isInstant = (value: number) => value > 946_684_800_000 && value < 4_102_444_800_000;

type Group = "action" | "noun" | "kind" | "field" | "term";
/** Fields that hold one of a closed list; elsewhere "active" may be somebody's own word. */
const listed = new Set([
  ...["state", "role", "category", "mode", "transferType", "organisationType", "vehicleTypes", "companyType"],
  ...[
    "endReason",
    "language",
    "design",
    "abonnement",
    "plan",
    "interval",
    "payment",
    "group",
    "groups",
    "push",
    "code",
  ],
]);

/** Words for what the trail holds; a key that has none is shown as it is. */
export function useAuditWords() {
  const t = useTranslations("audit");
  const language = useLocale();
  const word = (group: Group, key: string) => {
    const path = `${group}.${key}` as "noun.company";
    return /^\w+$/.test(key) && t.has(path) ? t(path) : key;
  };
  /** What was done, said of its noun; without one as the filter names it. */
  const deed = (action: string, noun = "") => agreed(word("action", action), noun, language);
  const value = (given: unknown, path = ""): string => {
    if (given === undefined || given === null || given === "") return t("value.empty");
    if (given === veiled) return t("value.veiled");
    if (typeof given === "boolean") return t(given ? "value.yes" : "value.no");
    if (typeof given === "number") return isInstant(given) ? formatDateTime(given) : String(given);
    if (Array.isArray(given)) return given.map((one) => value(one, path)).join(", ") || t("value.empty");
    if (typeof given !== "string") return JSON.stringify(given);
    return listed.has(path.split(".").at(-1) ?? "") ? word("term", given) : given;
  };
  const who = ({ user, kind, userId }: AuditRecord) => user ?? (userId ? t("erased") : word("kind", kind));
  const field = (path: string) =>
    path
      .split(".")
      .map((part) => word("field", part))
      .join(", ");
  /** "Anfrage CB-10063: geändert" */
  const title = ({ noun, record, action }: AuditRecord) =>
    `${[word("noun", noun), record].filter(Boolean).join(" ")}: ${deed(action, noun)}`;
  return { word, deed, value, who, field, title };
}
