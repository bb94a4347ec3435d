"use client";
import { useLocale, useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { Icon } from "@/components/ui/icon";
import type { LooseAddress, Place } from "@/lib/features/place/schema";
import { countryChoices, countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import "@/sheets/parts.css";

type Props = { value: Place; onPart: (change: Partial<LooseAddress>) => void };

export function Country({ value, onPart }: Props) {
  const t = useTranslations("place");
  const language = useLocale();
  const id = useId();
  const countries = useMemo(() => countryChoices(language as Language), [language]);
  const pick = (code: string) =>
    onPart({ countryISO3166Code: code, country: code ? countryName(code, language as Language) : "" });
  return (
    <div className="field">
      <label htmlFor={id}>{t("country")}</label>
      <div className="input-box">
        <select id={id} value={value.address_fields.countryISO3166Code} onChange={(event) => pick(event.target.value)}>
          <option value="">{t("choose")}</option>
          {countries.map(({ value: code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </div>
    </div>
  );
}
