"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon";
import { providerTypes } from "@/lib/features/provider/schema/admin-list";
import { importFields } from "@/lib/features/provider/schema/list";
import { countryChoices } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import type { Loaded, Mapping } from "./use-import";

type Choice = { value: string; label: string };
type SelectProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  choices: readonly Choice[];
  onPick: (value: string) => void;
};

function Select({ label, hint, value, choices, onPick }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="input-box">
        <select id={id} value={value} onChange={(event) => onPick(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
      {hint && <span className="field-hint">{hint}</span>}
    </div>
  );
}

type Props = { loaded: Loaded; onChange: (next: Loaded) => void };

const encodings: Record<string, string> = { "utf-8": "UTF-8", "windows-1252": "Windows-1252" };
const shortened = (cell = "") => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);

/** A field stands for one column: taken by another, it is free again there. */
const assigned = (mapping: Mapping, at: number, value: string): Mapping => {
  const field = importFields.find((one) => one === value) ?? null;
  return mapping.map((old, index) => (index === at ? field : old === field ? null : old));
};

function Columns({ loaded, onChange }: Props) {
  const t = useTranslations("provider");
  const { head, lines } = loaded.file;
  const choices = [
    { value: "", label: t("import.ignore") },
    ...importFields.map((value) => ({ value, label: t(`field.${value}`) })),
  ];
  return (
    <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]">
      {head.map((name, index) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves
          key={index}
          label={name || t("import.unnamed", { number: index + 1 })}
          hint={shortened(lines.find(({ cells }) => cells[index])?.cells[index])}
          value={loaded.mapping[index] ?? ""}
          choices={choices}
          onPick={(value) => onChange({ ...loaded, mapping: assigned(loaded.mapping, index, value) })}
        />
      ))}
    </div>
  );
}

/** Which column is which field, and what counts where a line says nothing. */
export function MappingStep({ loaded, onChange }: Props) {
  const t = useTranslations("provider.import");
  const types = useTranslations("busrequest.companyTypes");
  const lng = useLocale() as Language;
  const { choices, file } = loaded;
  const choose = (change: Partial<Loaded["choices"]>) => onChange({ ...loaded, choices: { ...choices, ...change } });
  const delimiter = t(`delimiter.${file.delimiter === "," ? "comma" : file.delimiter === ";" ? "semicolon" : "tab"}`);
  const encoding = encodings[file.encoding] ?? "UTF-16";
  return (
    <section className="grid grid-cols-1 content-start gap-2" aria-labelledby="pv-columns">
      <h3 id="pv-columns">{t("columns")}</h3>
      <p className="text-ink-2">{t("read", { count: file.lines.length, encoding, delimiter })}</p>
      <Columns loaded={loaded} onChange={onChange} />
      <h3 className="mt-4">{t("choices")}</h3>
      <div className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]">
        <Select
          label={t("usualType")}
          value={choices.usualType ?? ""}
          choices={providerTypes.map((value) => ({ value, label: types(value) }))}
          onPick={(value) => choose({ usualType: providerTypes.find((type) => type === value) })}
        />
        <Select
          label={t("usualCountry")}
          value={choices.usualCountry ?? ""}
          choices={countryChoices(lng)}
          onPick={(usualCountry) => choose({ usualCountry })}
        />
        <Select
          label={t("duplicates")}
          value={choices.duplicates}
          choices={(["refuse", "update"] as const).map((value) => ({ value, label: t(`duplicatesIs.${value}`) }))}
          onPick={(value) => choose({ duplicates: value === "update" ? "update" : "refuse" })}
        />
      </div>
    </section>
  );
}
