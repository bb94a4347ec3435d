import type { z } from "zod";
import type { AdminScreen } from "@/lib/access/screens";
import type { Cell, CellKind, Column } from "@/lib/csv/csv";
import { type TableName, tableSettings } from "@/lib/state/table-settings";
import type { Language } from "@/lib/i18n/routing";
import type { Search } from "./address";
import { type Direction, type FilterKind, type ListQuery, listAddress } from "./admin-list-address";
import type { allAndAny } from "./list-query";

/** What a column is on the screen and in the file. Labels are keys of the messages. */
type Look = {
  /** `<labels>.<head>` unless told. */
  label?: string;
  /** Where the file's column holds less than the cell. */
  fileLabel?: string;
  /** Messages of its codes, for the file: `<values>.<code>`. */
  values?: string;
  kind?: CellKind;
  /** Key of the list's `sorts`. */
  sort?: string;
  right?: boolean;
  nowrap?: boolean;
  /** False: shown only where the reader has chosen it. */
  usual?: boolean;
  /** Key of another column that its cell shows too: an export holds both unless told. */
  withKey?: string;
  /** On phones: the row's title (the first column unless told), at its right, told by its sign, or last of all. */
  card?: "title" | "side" | "sign" | "last";
};
type PlainKey<Row> = { [Key in keyof Row]: Row[Key] extends Cell ? Key : never }[keyof Row];
type ColumnDeclaration<Row, Head> = Look & {
  /** Its value; needed where the row holds no plain one of the column's name. */
  of?: (row: Row) => Cell;
} & (Head extends PlainKey<Row> ? unknown : { of: (row: Row) => Cell });
export type FilterDeclaration = {
  /** Key of the call's filter; that of the address unless told. Null: for the list's `search` and `narrow` alone. */
  term?: string | null;
  /** What may be chosen, where it is not all that the term takes. */
  only?: readonly string[];
  /** Of a span of days: the first or the last one. */
  end?: "from" | "to";
  yesNo?: boolean;
  /** Key of the messages; `<labels>.<key>` unless told. */
  label?: string;
  /** Words for no choice. */
  any?: string;
};
type FilterField = { kind: FilterKind; label: string; any?: string };

type Leaf<Term> = Term extends z.ZodUnion<infer Parts> ? Parts[0] : Term;
type Chosen<Term> = [z.output<Leaf<Term>>] extends [boolean] ? "yes" | "no" : Extract<z.output<Leaf<Term>>, string>;
/** What each filter of the address may hold. */
export type ValuesOf<Terms, Filters> = {
  [Key in keyof Filters & string]: Filters[Key] extends { only: readonly (infer Value)[] }
    ? Value
    : Filters[Key] extends { term: infer Name extends keyof Terms }
      ? Chosen<Terms[Name]>
      : Key extends keyof Terms
        ? Chosen<Terms[Key]>
        : string;
};

/** The page of a list as its query takes it. */
export type PageQuery<Filter, Sort extends string> = {
  take: number;
  skip: number;
  sort: Sort;
  dir: Direction;
  filter?: Filter;
};

/** One admin list, from which its page, table, cards, filter bar, address, call and CSV come. */
export type AdminList<Row, Filter, Sort extends string, Head extends string, Values> = {
  /** Of its CSV: GET /api/admin/<name>.csv. */
  name: string;
  screen: AdminScreen;
  table: TableName;
  /** Messages of its columns. */
  labels: string;
  /** Messages `title`, `search`, `emptyTitle`, `emptyText`. */
  words: string;
  searchLabel: string;
  columns: readonly (Column<Row> & Look & { head: Head })[];
  filters: Readonly<Record<string, FilterField>>;
  sorts: readonly [Sort, ...Sort[]];
  dir: Direction;
  read: (search: Search) => ListQuery;
  write: (listQuery: ListQuery) => string;
  queryOf: (listQuery: ListQuery) => PageQuery<Filter, Sort>;
  /** For types alone. */
  values?: Values;
};
/** A list whatever its rows. */
export type AnyList = AdminList<never, unknown, string, string, unknown>;

export type FilterOf<Terms extends z.ZodRawShape> = z.output<ReturnType<typeof allAndAny<Terms>>>;

export type PlainDeclaration<Row, Sort extends string, Head extends string, Filters> = Pick<
  AnyList,
  "name" | "screen" | "table" | "words" | "labels" | "dir"
> & {
  searchLabel?: string;
  columns: { [Key in Head]: ColumnDeclaration<Row, Key> };
  filters: Filters;
  /** Keys that can be sorted by; the first is the usual one, in `dir`. */
  sorts: readonly [Sort, ...Sort[]];
  /** What a text that is looked for asks for; the term `text` unless told. */
  search?: (q: string) => { a?: object; o?: object };
  /** Terms that hold besides the chosen ones. */
  narrow?: (listQuery: ListQuery) => object;
};

function kindOf({ only, end, yesNo }: FilterDeclaration): FilterKind {
  if (only) return only;
  if (end) return "day";
  return yesNo ? ["yes", "no"] : "text";
}

/** The terms that the chosen filters ask for. */
function termsOf(filters: Record<string, FilterDeclaration>, said: ListQuery["filters"]) {
  const asked: Record<string, unknown> = {};
  for (const [key, { term = key, end, yesNo }] of Object.entries(filters)) {
    const value = said[key];
    if (!value || term === null) continue;
    if (end) asked[term] = { ...(asked[term] as object), [end]: value };
    else asked[term] = yesNo ? value === "yes" : value;
  }
  return asked;
}

/**
 * A list as the browser knows it: `plainList<Row, Terms>()({ … })`, without zod, which each page of a list would load.
 * `Terms` are those of its call; the server puts them behind it (admin-list-call.ts).
 */
export const plainList =
  <Row extends { id: string }, Terms extends z.ZodRawShape>() =>
  <const Sort extends string, const Head extends string, const Filters extends Record<string, FilterDeclaration>>({
    columns,
    filters,
    search = (q) => ({ a: { text: q } }),
    narrow,
    ...list
  }: PlainDeclaration<Row, Sort, Head, Filters>): AdminList<
    Row,
    FilterOf<Terms>,
    Sort,
    Head,
    ValuesOf<Terms, Filters>
  > => {
    const fields = Object.entries(filters).map(([key, { label, any, ...rest }]) => {
      return [key, { kind: kindOf(rest), label: label ?? `${list.labels}.${key}`, any }] as const;
    });
    const filterFields: Record<string, FilterField> = Object.fromEntries(fields);
    const shown = Object.entries<ColumnDeclaration<Row, unknown>>(columns).map(([head, { of, ...look }]) => ({
      ...look,
      head: head as Head,
      of: of ?? ((row: Row) => row[head as keyof Row] as Cell),
    }));
    const filterOf = (listQuery: ListQuery) => {
      const { a, o } = listQuery.q ? search(listQuery.q) : {};
      const all = { ...narrow?.(listQuery), ...termsOf(filters, listQuery.filters), ...a };
      const whole = { ...(Object.keys(all).length > 0 ? { a: all } : {}), ...(o ? { o } : {}) };
      return Object.keys(whole).length > 0 ? (whole as FilterOf<Terms>) : undefined;
    };
    return {
      ...list,
      searchLabel: list.searchLabel ?? `${list.words}.search`,
      columns: shown,
      filters: filterFields,
      ...listAddress(filterFields, list),
      queryOf(listQuery) {
        const { take } = tableSettings[list.table];
        const sort = list.sorts.find((key) => key === listQuery.sort) ?? list.sorts[0];
        return { take, skip: (listQuery.page - 1) * take, sort, dir: listQuery.dir, filter: filterOf(listQuery) };
      },
    };
  };

/** Key and direction of an order in one value. */
export const orderOf = ({ sort, dir }: Pick<ListQuery, "sort" | "dir">) => `${sort}.${dir}`;

/** The address for a list query with something changed: "" or "?…". A new filter or order begins at page 1. */
export const writeQuery = (list: AnyList, listQuery: ListQuery, change: Partial<ListQuery> = {}) =>
  list.write({ ...listQuery, page: 1, open: "", ...change });

export const takeOf = (list: AnyList) => tableSettings[list.table].take;
export const isFiltered = (listQuery: ListQuery) =>
  listQuery.q !== "" || Object.values(listQuery.filters).some(Boolean);

/** What an export holds: all that match the filter, or the rows named. */
export type ExportChoice = {
  name: string;
  /** The language of its heads and words, and of the spreadsheet that it is for. */
  lng: Language;
  columns: readonly string[];
  ids?: readonly string[];
  filter?: unknown;
};

/** The query of its call (GET /admin/{file}). */
export function exportQueryOf({ lng, columns, ids, filter }: ExportChoice) {
  if (ids) return { lng, columns: columns.join(","), ids: ids.join(",") };
  return { lng, columns: columns.join(","), ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }) };
}

/** Address of the CSV file, the filter with it. */
export const csvHref = (choice: ExportChoice) =>
  `/api/admin/${choice.name}.csv?${new URLSearchParams(Object.entries(exportQueryOf(choice)))}`;
