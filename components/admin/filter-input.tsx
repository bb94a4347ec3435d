import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DayInput } from "@/components/form/day-input";
import { Icon } from "@/components/ui/icon";
import type { AnyList } from "@/lib/http/admin-list";
import type { Choice, FilterField } from "./types";

type LabelledProps = { id: string; label: string; className?: string; children: ReactNode };

export function Labelled({ id, label, className = "field", children }: LabelledProps) {
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <span className="input-box">{children}</span>
    </div>
  );
}

type SelectProps = {
  name: string;
  label: string;
  value: string;
  choices: readonly Choice[];
  any?: string;
  className?: string;
};

export function FilterSelect({ name, label, value, choices, any, className }: SelectProps) {
  const id = `al-${name}`;
  return (
    <Labelled id={id} label={label} className={className}>
      <select id={id} name={name} defaultValue={value}>
        {any !== undefined && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon of="chevron-down" size={16} />
    </Labelled>
  );
}

export function FilterInput({ list, field, value }: { list: AnyList; field: FilterField; value: string }) {
  const t = useTranslations("admin.filter");
  const form = useTranslations("form");
  const { name, label, choices, any } = field;
  const id = `al-${name}`;
  if (choices) return <FilterSelect name={name} label={label} value={value} choices={choices} any={any ?? t("any")} />;
  return (
    <Labelled id={id} label={label}>
      {list.filters[name]?.kind === "day" ? (
        <DayInput id={id} name={name} day={value} placeholder={form("datePlaceholder")} />
      ) : (
        <input id={id} name={name} defaultValue={value} maxLength={200} autoComplete="off" />
      )}
    </Labelled>
  );
}
