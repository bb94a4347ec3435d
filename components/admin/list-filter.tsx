"use client";
import { ChevronDown, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { DayInput } from "@/components/form/day-input";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type AnyList, isFiltered, type ListWish, readWish, writeWish } from "@/lib/http/adminList";
import type { FilterField } from "./types";
import type { ListAddress } from "./use-list-address";

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="inp">{children}</span>
    </div>
  );
}

function FilterInput({ list, field, value }: { list: AnyList; field: FilterField; value: string }) {
  const t = useTranslations("admin.filter");
  const form = useTranslations("form");
  const { name, label, choices, any, hint } = field;
  const id = `al-${name}`;
  if (choices) {
    return (
      <Labelled id={id} label={label}>
        <select id={id} name={name} defaultValue={value}>
          <option value="">{any ?? t("any")}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </Labelled>
    );
  }
  if (list.filters[name] === "day") {
    return (
      <Labelled id={id} label={label}>
        <DayInput id={id} name={name} day={value} placeholder={form("datePlaceholder")} />
      </Labelled>
    );
  }
  return (
    <Labelled id={id} label={label}>
      <input id={id} name={name} defaultValue={value} placeholder={hint} maxLength={200} autoComplete="off" />
    </Labelled>
  );
}

type Props = {
  list: AnyList;
  address: ListAddress;
  fields: readonly FilterField[];
  searchLabel: string;
};

function wishOf(list: AnyList, wish: ListWish, form: HTMLFormElement) {
  const given = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
  const { q, filters } = readWish(list, given);
  return writeWish(list, { ...wish, q, filters });
}

/** Search and filters as a GET form: it works without scripts, with them a choice counts at once. */
export function ListFilter({ list, address, fields, searchLabel }: Props) {
  const t = useTranslations("admin.filter");
  const { wish, path, go } = address;
  const apply = (form: HTMLFormElement) => go(path + wishOf(list, wish, form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const settle = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
  };
  const kept = writeWish(list, { ...wish, sort: list.sorts[0], dir: list.dir });
  return (
    <search>
      {/* The key brings the fields in line with an address that changed elsewhere (back button, a link). */}
      <form key={kept} action={path} method="get" onSubmit={submit} onChange={settle} className="al-f">
        <Labelled id="al-q" label={searchLabel}>
          <Icon of={Search} size={16} />
          <input id="al-q" type="search" name="q" defaultValue={wish.q} maxLength={200} autoComplete="off" />
        </Labelled>
        {fields.map((field) => (
          <FilterInput key={field.name} list={list} field={field} value={wish.filters[field.name] ?? ""} />
        ))}
        <input type="hidden" name="sort" value={wish.sort} />
        <input type="hidden" name="dir" value={wish.dir} />
        <span className="row tight">
          <Button type="submit">{t("apply")}</Button>
          {isFiltered(wish) && (
            <a className="btn ghost" href={path}>
              {t("reset")}
            </a>
          )}
        </span>
      </form>
    </search>
  );
}
