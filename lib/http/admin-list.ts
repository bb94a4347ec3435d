import type { Column } from "@/lib/csv/csv";
import { type TableName, tableSettings } from "@/lib/state/table-settings";

/** What a filter of the address may hold: one of a closed list, a text, a day (yyyy-mm-dd). */
type FilterKind = readonly string[] | "text" | "day";
type Direction = "asc" | "desc";

/** The address of an admin list; "" is any. `open`: the row whose panel is open. */
export type ListQuery = {
  q: string;
  filters: Readonly<Record<string, string>>;
  sort: string;
  dir: Direction;
  page: number;
  open: string;
};

/**
 * One admin list, said once for page, table, cards, call and CSV. It knows no domain: the features fill it in
 * (their schema.ts), the browser and the server read it.
 */
export type ListDefinition<Row, Filter = unknown> = {
  /** Of its CSV: GET /api/admin/<name>.csv. */
  name: string;
  /** JSON call below /api, "/admin/users". */
  call: string;
  /** Page without the language segment. */
  path: string;
  table: TableName;
  /** `head` is the column's key, everywhere. */
  columns: readonly Column<Row>[];
  filters: Readonly<Record<string, FilterKind>>;
  /** Keys that can be sorted by; the first is the usual one, in `dir`. */
  sorts: readonly [string, ...string[]];
  dir: Direction;
  /** The filter as the call takes it; undefined for none. */
  filterOf: (listQuery: ListQuery) => Filter | undefined;
  /** Where the call sorts in another way than by `sort` and `dir`: its part of the query. */
  order?: (listQuery: ListQuery) => Record<string, string>;
  /** Where the call is of another family altogether: its whole path, query and all. */
  callOf?: (listQuery: ListQuery, page: { take: number; skip: number }) => string;
};
/** A definition whatever its rows. */
export type AnyList = ListDefinition<never>;

const textLimit = 200;

/** 2027-06-12, also from 12.06.2027 as forms without scripts send it; "" for what is no day. */
function dayOf(text: string) {
  const [, date = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const day = year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : text;
  const real = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`);
  return real && !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : "";
}

function filterValue(kind: FilterKind, given: string | null) {
  const text = (given ?? "").replaceAll("\0", "").trim().slice(0, textLimit);
  if (kind === "text") return text;
  if (kind === "day") return dayOf(text);
  return kind.includes(text) ? text : "";
}

/** Key and direction of an order in one value, for the one field of a form that works without scripts. */
export const orderOf = ({ sort, dir }: Pick<ListQuery, "sort" | "dir">) => `${sort}.${dir}`;

/** `sort=name&dir=desc`, or `sort=name.desc`. */
function readOrder(list: AnyList, search: URLSearchParams) {
  const [named, way] = (search.get("sort") ?? "").split(".");
  const sort = list.sorts.find((key) => key === named) ?? list.sorts[0];
  const usual = sort === list.sorts[0] ? list.dir : "asc";
  const dir = way ?? search.get("dir");
  return { sort, dir: dir === "asc" || dir === "desc" ? dir : usual };
}

/** What makes no sense in the address counts as not given. */
export function readQuery(list: AnyList, search: URLSearchParams): ListQuery {
  const page = Number(search.get("page"));
  const filters = Object.entries(list.filters).map(([key, kind]) => [key, filterValue(kind, search.get(key))]);
  return {
    q: filterValue("text", search.get("q")),
    filters: Object.fromEntries(filters),
    ...readOrder(list, search),
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : tableSettings[list.table].page,
    open: filterValue("text", search.get("open")),
  };
}

/** The search part of the address for a list query with something changed: "" or "?…". A new filter or order begins at page 1. */
export function writeQuery(list: AnyList, listQuery: ListQuery, change: Partial<ListQuery> = {}) {
  const { page = 1, open = "", ...rest } = change;
  const next = { ...listQuery, ...rest };
  const search = new URLSearchParams();
  const put = (key: string, value: string, usual = "") => value !== usual && search.set(key, value);
  put("q", next.q);
  for (const key of Object.keys(list.filters)) put(key, next.filters[key] ?? "");
  put("sort", next.sort, list.sorts[0]);
  put("dir", next.dir, next.sort === list.sorts[0] ? list.dir : "asc");
  put("page", String(page), "1");
  put("open", open);
  const written = search.toString();
  return written && `?${written}`;
}

export const takeOf = (list: AnyList) => tableSettings[list.table].take;
export const isFiltered = (listQuery: ListQuery) =>
  listQuery.q !== "" || Object.values(listQuery.filters).some(Boolean);

/** The page of a list as its query takes it. */
export function pageQuery(list: AnyList, { page, sort, dir }: ListQuery) {
  const take = takeOf(list);
  return { take, skip: (page - 1) * take, sort, dir };
}

const filterEntry = (list: AnyList, listQuery: ListQuery) => {
  const filter = list.filterOf(listQuery);
  return filter === undefined ? [] : [["filter", JSON.stringify(filter)]];
};

/** Path of the JSON call of a page. */
export function callOf(list: AnyList, listQuery: ListQuery) {
  const { take, skip, sort, dir } = pageQuery(list, listQuery);
  if (list.callOf) return list.callOf(listQuery, { take, skip });
  const order = list.order ? list.order(listQuery) : { sort, dir };
  const entries = [
    ...Object.entries({ take: String(take), skip: String(skip), ...order }),
    ...filterEntry(list, listQuery),
  ];
  return `${list.call}?${new URLSearchParams(entries)}`;
}

/** What an export holds: all that match the filter, or the rows named. */
type ExportChoice = { columns: readonly string[]; ids?: readonly string[] };

/** Address of the CSV file, the filter with it. `&check=1` asks first whether it would come. */
export function csvHref(list: AnyList, listQuery: ListQuery, { columns, ids }: ExportChoice) {
  const some = ids ? [["ids", ids.join(",")]] : filterEntry(list, listQuery);
  return `/api/admin/${list.name}.csv?${new URLSearchParams([["columns", columns.join(",")], ...some])}`;
}
