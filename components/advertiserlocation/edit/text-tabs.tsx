"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { TextArea, TextField } from "@/components/form/text-field";
import { cn } from "@/components/ui/cn";
import { languageShown } from "@/lib/features/advertiserlocation/rules/language";
import { type Language, languageNames, languages } from "@/lib/i18n/routing";
import type { LocationValues } from "./values";

function useFallbackHint(name: "title" | "description", lng: Language) {
  const t = useTranslations("advertiserlocation.form");
  const texts = useWatch<LocationValues, "title" | "description">({ name });
  const shown = languageShown(texts, lng);
  return texts[lng].trim() || shown === lng ? undefined : t("fallback", { language: languageNames[shown] });
}

function Words({ lng }: { lng: Language }) {
  const t = useTranslations("advertiserlocation.form");
  const hints = { title: useFallbackHint("title", lng), description: useFallbackHint("description", lng) };
  return (
    <>
      <TextField
        name={`title.${lng}`}
        label={t("title")}
        hint={hints.title}
        lang={lng}
        aria-required={false}
        maxLength={120}
        autoComplete="off"
      />
      <TextArea
        name={`description.${lng}`}
        label={t("description")}
        hint={hints.description}
        lang={lng}
        optional
        rows={4}
        maxLength={2000}
      />
    </>
  );
}

/** Where the arrow keys lead among the tabs. */
function neighbour(lng: Language, key: string): Language | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return languages[(languages.indexOf(lng) + step + languages.length) % languages.length];
  return key === "Home" ? languages[0] : key === "End" ? languages.at(-1) : undefined;
}

/** Title and description, a tab for each language; a refused submit opens the tab with the mistake. */
export function TextTabs({ first }: { first: Language }) {
  const t = useTranslations("advertiserlocation.form");
  const { formState } = useFormContext<LocationValues>();
  const { errors, submitCount } = formState;
  const [open, setOpen] = useState(first);
  const tabs = useRef<Partial<Record<Language, HTMLButtonElement | null>>>({});
  const isWrong = (lng: Language) => Boolean(get(errors, `title.${lng}`) ?? get(errors, `description.${lng}`));
  const wrong = languages.find(isWrong);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each submit, not while typing
  useEffect(() => {
    if (wrong) setOpen(wrong);
  }, [submitCount, wrong]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(open, event.key);
    if (!next) return;
    event.preventDefault();
    setOpen(next);
    tabs.current[next]?.focus();
  };
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div role="tablist" aria-label={t("languages")} className="flex gap-1 border-b border-line-strong">
        {languages.map((lng) => (
          <button
            key={lng}
            ref={(tab) => {
              tabs.current[lng] = tab;
            }}
            type="button"
            role="tab"
            id={`loc-tab-${lng}`}
            aria-selected={open === lng}
            aria-controls={`loc-words-${lng}`}
            tabIndex={open === lng ? 0 : -1}
            className={cn(
              "min-h-11 border-y-5 border-transparent px-4 sign-md aria-selected:border-b-brand",
              isWrong(lng)
                ? "text-danger underline decoration-wavy underline-offset-4"
                : "text-ink-2 aria-selected:text-ink",
            )}
            lang={lng}
            onClick={() => setOpen(lng)}
            onKeyDown={onKeyDown}
          >
            {languageNames[lng]}
          </button>
        ))}
      </div>
      {languages.map((lng) => (
        <div
          key={lng}
          role="tabpanel"
          id={`loc-words-${lng}`}
          aria-labelledby={`loc-tab-${lng}`}
          hidden={open !== lng}
          className="grid grid-cols-1 content-start gap-4"
        >
          <Words lng={lng} />
        </div>
      ))}
    </div>
  );
}
