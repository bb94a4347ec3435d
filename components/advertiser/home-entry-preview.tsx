"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LanguageChoice } from "@/components/form/language-choice";
import { PartnerCard } from "@/components/home/partner-card";
import { parseFilm, saidIn } from "@/lib/features/advertiser/rules";
import type { HomeEntry } from "@/lib/features/advertiser/schema/home-entry";
import type { Language } from "@/lib/i18n/routing";
import type { EntryValues } from "./values";

type Props = { lng: Language; entry: HomeEntry; name: string; values: EntryValues };

/** The entry as the start page shows it, with what is typed just now. */
export function HomeEntryPreview({ lng, entry, name, values }: Props) {
  const t = useTranslations("advertiser");
  const [language, setLanguage] = useState(lng);
  const { title, text, picture, video, active } = values;
  const film = video ? parseFilm(video) : null;
  const shown = {
    ...entry,
    picture,
    distance: null,
    title: saidIn(title, language).trim() || name,
    text: saidIn(text, language).trim(),
  };
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="ad-prev">
      <h2 id="ad-prev" className="text-xl">
        {t("preview")}
      </h2>
      <LanguageChoice label={t("previewLanguage")} value={language} onChange={setLanguage} />
      <div lang={language} className="max-w-104">
        <PartnerCard lng={lng} entry={shown} film={film?.service === "own" ? null : film} />
      </div>
      {!active && <p className="text-ink-2">{t("previewOff")}</p>}
    </section>
  );
}
