"use client";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/form/use-error-text";
import type { ImportResult } from "@/lib/features/provider/schema/importing";
import { importFields } from "@/lib/features/provider/schema/list";

/** The reasons of a refused line as a sentence each, with the column that they are about. */
export function useReasons() {
  const t = useTranslations("provider.field");
  const text = useErrorText();
  const label = (name: string) => {
    const field = importFields.find((one) => one === name);
    return field ? t(field) : name;
  };
  return ({ reasons }: ImportResult) =>
    reasons.map(({ field, message }) => [label(field), text(message) ?? message].filter(Boolean).join(": ")).join(" ");
}
