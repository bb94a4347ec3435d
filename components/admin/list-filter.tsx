"use client";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { dayText } from "@/components/form/calendar";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type AnyList, isFiltered, orderOf, writeQuery } from "@/lib/http/admin-list";
import type { ListQuery } from "@/lib/http/admin-list-address";
import { FilterInput, FilterSelect, Labelled } from "./filter-input";
import type { Choice, FilterField, ListColumn } from "./types";
import type { ListAddress } from "./use-list-address";

type Props = {
  list: AnyList;
  address: ListAddress;
  fields: readonly FilterField[];
  columns: readonly ListColumn<never>[];
  searchLabel: string;
};

function listQueryOf(list: AnyList, query: ListQuery, form: HTMLFormElement) {
  const given = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
  const { q, filters, sort, dir } = list.read(given);
  return writeQuery(list, { ...query, q, filters, sort, dir });
}

/** What the fields hold for an address. */
function textsOf(list: AnyList, query: ListQuery) {
  const { q, filters } = query;
  const texts = Object.entries(filters).map(([name, value]) => [
    name,
    list.filters[name]?.kind === "day" && value ? dayText(value) : value,
  ]);
  return JSON.stringify([["q", q], ["sort", orderOf(query)], ...texts]);
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

/** Search, filters and (on phones) the order as a GET form: it works without scripts, with them a choice counts at once. */
export function ListFilter({ list, address, fields, columns, searchLabel }: Props) {
  const t = useTranslations("admin");
  const { query, path, go } = address;
  const form = useFollow(textsOf(list, query));
  const orders = useOrders({ list, columns });
  const apply = (given: HTMLFormElement) => go(path + listQueryOf(list, query, given));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const settle = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
  };
  return (
    <search>
      <form
        ref={form}
        action={path}
        method="get"
        onSubmit={submit}
        onChange={settle}
        className="grid items-end gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] mb-4 print:hidden"
      >
        <Labelled id="al-q" label={searchLabel} className="field col-span-full md:col-span-2">
          <Icon of={Search} size={16} />
          <input
            id="al-q"
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={200}
            autoComplete="off"
            onKeyDown={(event) => leaveSearch(event, query.q)}
          />
        </Labelled>
        {fields.map((field) => (
          <FilterInput key={field.name} list={list} field={field} value={query.filters[field.name] ?? ""} />
        ))}
        {orders.length > 0 && (
          <FilterSelect
            {...{ name: "sort", label: t("sort.label"), value: orderOf(query), choices: orders }}
            className="field col-span-full lg:hidden"
          />
        )}
        <span className="flex flex-wrap items-center gap-2 md:has-[>:nth-child(2)]:col-span-2">
          <Button type="submit">{t("filter.apply")}</Button>
          {isFiltered(query) && (
            <a className={buttonClass({ variant: "ghost" })} href={path}>
              {t("filter.reset")}
            </a>
          )}
        </span>
      </form>
    </search>
  );
}
