"use client";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import type { Check } from "./check";
import type { RequestValues } from "./values";

/** Some messages are said in this form's own words; the rest are keys of locales/{lng}/errors.json. */
export function useOwnWords() {
  const t = useTranslations("busrequest.form.errors");
  return useCallback((key: string) => (t.has(key as never) ? t(key as never) : key), [t]);
}

/** The validator arrives with the first check, not with the page. */
export function useCheck({ receiver, needsConsent, edited }: Check): Resolver<RequestValues> {
  const say = useOwnWords();
  return useCallback(
    async (values) => {
      const { checkValues } = await import("./check");
      const errors: FieldErrors<RequestValues> = {};
      for (const { path, message } of checkValues(values, { receiver, needsConsent, edited })) {
        set(errors, path || "root", { type: "check", message: say(message) });
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [say, receiver, needsConsent, edited],
  );
}
