import { useLocale, useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { Icon } from "@/components/ui/icon";
import type { LooseAddress, Place } from "@/lib/features/place/schema";
import { countryChoices, countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";

type Key = "street" | "number" | "postal_code" | "city";
const tokens: Record<Key, string> = {
  street: "address-line1",
  number: "off",
  postal_code: "postal-code",
  city: "address-level2",
};

type Part = {
  name: string;
  part: Key;
  value: Place;
  onPart: (change: Partial<LooseAddress>) => void;
  className?: string;
};

function Line({ name, part, value, onPart, className }: Part) {
  const t = useTranslations("place");
  const id = useId();
  return (
    <div className={`field ${className ?? ""}`}>
      <label htmlFor={id}>{t(part)}</label>
      <div className="input-box">
        <input
          id={id}
          name={`${name}.${part}`}
          autoComplete={tokens[part]}
          maxLength={200}
          value={value.address_fields[part]}
          onChange={(event) => onPart({ [part]: event.target.value })}
        />
      </div>
    </div>
  );
}

function Country({ value, onPart }: Pick<Part, "value" | "onPart">) {
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

type Props = { value: Place; onChange: (place: Place) => void; name: string; withTown: boolean };

/** Plain address fields: beside the town, and all that is left when the place service does not answer. */
export function PostalFields({ value, onChange, name, withTown }: Props) {
  const onPart = (change: Partial<LooseAddress>) =>
    onChange({ ...value, address_fields: { ...value.address_fields, ...change } });
  const common = { name, value, onPart };
  return (
    <div className="mt-1 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Line {...common} part="street" className="col-span-2" />
      <Line {...common} part="number" />
      <Line {...common} part="postal_code" />
      {withTown && <Line {...common} part="city" className="col-span-2" />}
      {withTown && (
        <div className="col-span-2">
          <Country value={value} onPart={onPart} />
        </div>
      )}
    </div>
  );
}
