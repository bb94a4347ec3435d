"use client";
import type { AdminList as Declared, PageQuery } from "@/lib/http/admin-list";
import { ListView } from "./list-view";
import type { Choice, FilterField, ListParts, ListStart } from "./types";
import { type Cells, useListColumns, useNamedMessage } from "./use-list-columns";

type Options<Values> = {
  readonly [Key in keyof Values]?: readonly Choice[] | ((value: Values[Key]) => string);
};

type Props<Row, Filter, Sort extends string, Head extends string, Values> = ListStart<Row> &
  ListParts<Row> & {
    list: Declared<Row, Filter, Sort, Head, Values>;
    load: (query: PageQuery<Filter, Sort>, signal?: AbortSignal) => Promise<{ entity: Row[]; total: number }>;
    cells?: Cells<Row, Head>;
    /** The words of a filter's values, or what may be chosen of it in the reader's order. */
    options?: Options<Values>;
  };

function useFilters<Values>(
  { filters }: Pick<Declared<never, unknown, string, string, Values>, "filters">,
  options: Options<Values>,
): FilterField[] {
  const t = useNamedMessage();
  return Object.entries(filters).map(([name, { kind, label, any }]) => {
    const given = options[name as keyof Values] as readonly Choice[] | ((value: string) => string) | undefined;
    const word = (value: string) => (typeof given === "function" ? given(value) : value);
    const choices = typeof kind === "string" ? undefined : kind.map((value) => ({ value, label: word(value) }));
    return { name, label: t(label), any: any && t(any), choices: typeof given === "object" ? given : choices };
  });
}

/** A whole admin list: heading, filter, rows, pages, panel, export, keys. What it lists, its declaration says. */
export function AdminList<Row extends { id: string }, Filter, Sort extends string, Head extends string, Values>({
  list,
  load,
  cells,
  options = {},
  ...parts
}: Props<Row, Filter, Sort, Head, Values>) {
  const t = useNamedMessage();
  const words = {
    title: t(`${list.words}.title`),
    search: t(list.searchLabel),
    emptyTitle: t(`${list.words}.emptyTitle`),
    emptyText: t(`${list.words}.emptyText`),
  };
  return (
    <ListView
      {...parts}
      list={list}
      words={words}
      columns={useListColumns(list, cells)}
      filters={useFilters(list, options)}
      load={(listQuery, signal) => load(list.queryOf(listQuery), signal)}
    />
  );
}
