"use client";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { dayText } from "@/components/form/calendar";
import { useSettledForm } from "@/components/form/use-settled-form";
import { Button } from "@/components/ui/button";
import { buttonClass, noScriptButton } from "@/components/ui/button-class";
import { FilterSheet } from "@/components/ui/filter-sheet";
import { Icon } from "@/components/ui/icon";
import { type AnyList, isFiltered, orderOf, writeQuery } from "@/lib/http/admin-list";
import type { ListQuery } from "@/lib/http/admin-list-address";
import { formatNumber } from "@/lib/i18n/formats";
import { FilterInput, FilterSelect, Labelled } from "./filter-input";
import type { Choice, FilterField, ListColumn } from "./types";
import type { ListAddress } from "./use-list-address";

type Props = {
  list: AnyList;
  address: ListAddress;
  fields: readonly FilterField[];
  columns: readonly ListColumn<never>[];
  searchLabel: string;
  total: number;
  /** What stands beside the heading on wide screens. */
  tools: ReactNode;
};

function listQueryOf(list: AnyList, query: ListQuery, form: HTMLFormElement) {
  const given = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
  const { q, filters, sort, dir } = list.read(given);
  return writeQuery(list, { ...query, q, filters, sort, dir });
}

/** What the fields hold for an address. */
function textsOf(list: AnyList, query: ListQuery) {
  const { filters } = query;
  const texts = Object.entries(filters).map(([name, value]) => [
    name,
    list.filters[name]?.kind === "day" && value ? dayText(value) : value,
  ]);
  return JSON.stringify([["sort", orderOf(query)], ...texts]);
}

/**
 * Brings the fields in line with an address that changed elsewhere (back button, a link); the focus stays. What was
 * typed or chosen before the script was there is not taken back.
 */
function useFollow(texts: string) {
  const form = useRef<HTMLFormElement>(null);
  const followed = useRef<string>(null);
  useEffect(() => {
    const isFirst = followed.current === null;
    followed.current = texts;
    for (const [name, text] of JSON.parse(texts) as [string, string][]) {
      const field = form.current?.elements.namedItem(name);
      const holds = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!holds || (isFirst && field === document.activeElement)) continue;
      if (field.value !== text) field.value = text;
    }
  }, [texts]);
  return form;
}

/** Both directions of every order that a column head offers: cards have no heads. */
function useOrders({ list, columns }: Pick<Props, "list" | "columns">): Choice[] {
  const t = useTranslations("admin.sort");
  const sorted = columns.filter(({ sort }) => sort !== undefined && list.sorts.includes(sort));
  return sorted.flatMap(({ label: column, sort = "" }) =>
    (["asc", "desc"] as const).map((dir) => ({ value: orderOf({ sort, dir }), label: t(dir, { column }) })),
  );
}

/** Escape leaves the search as the list was found by; the browser's own would empty the field and not the list. */
function leaveSearch(event: KeyboardEvent<HTMLInputElement>, q: string) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.currentTarget.value = q;
  event.currentTarget.blur();
}

/** The other form's part of the address, so that neither loses it where there are no scripts. */
function Kept({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [<input key={name} type="hidden" name={name} value={value} />] : [],
  );
}

const useApply = (list: AnyList, { query, path, go }: ListAddress) =>
  useSettledForm((form, again) => {
    const href = path + listQueryOf(list, query, form);
    if (href !== path + writeQuery(list, query)) go(href, again);
  });

function SearchForm({ list, address, searchLabel }: Pick<Props, "list" | "address" | "searchLabel">) {
  const t = useTranslations("admin.filter");
  const { query, path } = address;
  const { q, filters } = query;
  const form = useFollow(JSON.stringify([["q", q]]));
  return (
    <form ref={form} action={path} method="get" {...useApply(list, address)} className="col-span-full md:col-span-2">
      <Kept values={{ ...filters, sort: orderOf(query) }} />
      <Labelled id="al-q" label={searchLabel} className="field max-lg:[&>label]:sr-only">
        <Icon of="search" size={16} />
        <input
          id="al-q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          className="lg:placeholder:text-transparent"
          placeholder={searchLabel}
          onKeyDown={(event) => leaveSearch(event, q)}
        />
      </Labelled>
      <Button type="submit" className={noScriptButton}>
        {t("apply")}
      </Button>
    </form>
  );
}

type FieldsProps = Omit<Props, "searchLabel" | "tools" | "total"> & {
  /** The empty list says itself how to leave the filters. */
  empty?: boolean;
};

/** Filters and, where no column heads are, the order. */
function FilterForm({ list, address, fields, columns, empty }: FieldsProps) {
  const t = useTranslations("admin");
  const { query, path } = address;
  const form = useFollow(textsOf(list, query));
  const orders = useOrders({ list, columns });
  return (
    <form
      ref={form}
      action={path}
      method="get"
      {...useApply(list, address)}
      className="grid grid-cols-2 items-end gap-3 lg:contents"
    >
      <button type="submit" hidden>
        {t("filter.apply")}
      </button>
      <Kept values={{ q: query.q }} />
      {fields.map((field) => (
        <FilterInput key={field.name} list={list} field={field} value={query.filters[field.name] ?? ""} />
      ))}
      {orders.length > 0 && (
        <FilterSelect
          name="sort"
          label={t("sort.label")}
          value={orderOf(query)}
          choices={orders}
          className="field col-span-full lg:hidden"
        />
      )}
      <span className="flex flex-wrap items-center gap-2 empty:hidden">
        <Button type="submit" className={noScriptButton}>
          {t("filter.apply")}
        </Button>
        {isFiltered(query) && !empty && (
          <a className={buttonClass({ variant: "ghost" })} href={path}>
            {t("filter.reset")}
          </a>
        )}
      </span>
    </form>
  );
}

/** What is chosen, in one line: filters by their words, then the order. */
function useSummary({ list, address: { query }, fields, columns }: FieldsProps) {
  const t = useTranslations("admin.filter");
  const orders = useOrders({ list, columns });
  const chosen = fields.flatMap(({ name, label, choices }) => {
    const value = query.filters[name];
    if (!value) return [];
    const word = choices?.find((choice) => choice.value === value)?.label;
    return [word ?? `${label} ${list.filters[name]?.kind === "day" ? dayText(value) : value}`];
  });
  const order = orders.find(({ value }) => value === orderOf(query));
  return [...(chosen.length > 0 ? chosen : [t("none")]), ...(order ? [order.label] : [])].join(", ");
}

/** Search and filters as GET forms: they work without scripts, with them what is chosen or typed counts at once. */
export function ListFilter({ tools, total, ...props }: Props) {
  const t = useTranslations("admin.filter");
  const { searchLabel, ...fields } = props;
  const count = { count: total, number: formatNumber(total, useLocale()) };
  return (
    <search className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-end gap-3 max-lg:grid-cols-1 max-lg:gap-2 print:hidden">
      <SearchForm {...fields} searchLabel={searchLabel} />
      <FilterSheet id="list-filter" summary={useSummary(fields)} title={t("title")} done={t("done", count)}>
        <FilterForm {...fields} empty={total === 0} />
        <span className="flex flex-wrap gap-2 lg:hidden">{tools}</span>
      </FilterSheet>
    </search>
  );
}
