"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Resolver } from "react-hook-form";
import { resolved } from "@/components/form/resolved";
import type { Check } from "./check";
import type { RequestValues } from "./values";

/** Some messages are said in this form's own words; the rest are keys of locales/{lng}/errors.json. */
export function useOwnWords() {
  const t = useTranslations("busrequest.form.errors");
  return useCallback((key: string) => (t.has(key as never) ? t(key as never) : key), [t]);
}

/** The validator arrives with the first check, not with the page. */
export function useCheck<Values extends RequestValues>({ receiver, needsConsent, edited }: Check): Resolver<Values> {
  const say = useOwnWords();
  return useCallback(
    async (values) => {
      const { checkValues } = await import("./check");
      const found = checkValues(values, { receiver, needsConsent, edited });
      return resolved(
        values,
        found.map(({ path, message }) => ({ path, message: say(message) })),
      );
    },
    [say, receiver, needsConsent, edited],
  );
}
