"use client";
import { useLocale } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import type { Language } from "@/lib/i18n/routing";

type Texts = Record<string, string>;

// Nine tenths of a form's pages never show one of them: they come as a file of their own, once for all pages.
const files: Record<Language, () => Promise<{ default: Texts }>> = {
  de: () => import("@/locales/de/errors.json"),
  en: () => import("@/locales/en/errors.json"),
  es: () => import("@/locales/es/errors.json"),
};

const loaded = new Map<Language, Texts>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function load(language: Language) {
  if (loaded.has(language)) return;
  const { default: texts } = await files[language]();
  loaded.set(language, texts);
  for (const listener of listeners) listener();
}

/** Sentences of locales/{lng}/errors.json by key; undefined until they are here, or where they cannot be reached. */
export function useErrorTexts(): Texts | undefined {
  const language = useLocale();
  useEffect(() => {
    // Without them a form says what it can; the next form asks again.
    load(language).catch(() => undefined);
  }, [language]);
  return useSyncExternalStore(
    subscribe,
    () => loaded.get(language),
    () => undefined,
  );
}
