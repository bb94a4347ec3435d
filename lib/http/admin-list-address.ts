import { address, type Codec, field, group, oneOf, page, type Search, text } from "./address";

const directions = ["asc", "desc"] as const;
export type Direction = (typeof directions)[number];

/** The address of an admin list; "" is any. `open`: the row whose panel is open. */
export type ListQuery = {
  q: string;
  filters: Readonly<Record<string, string>>;
  sort: string;
  dir: Direction;
  page: number;
  open: string;
};

/** What a filter of the address may hold: one of a closed list, a text, a day (yyyy-mm-dd). */
export type FilterKind = readonly string[] | "text" | "day";
type Order = { sorts: readonly [string, ...string[]]; dir: Direction };

const textLimit = 200;

/** 2027-06-12, also from 12.06.2027 as forms without scripts send it; "" for what is no day. */
function dayOf(given: string) {
  const [, date = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(given.trim()) ?? [];
  const day = year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : given.trim();
  const real = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`);
  return real && !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : "";
}
const day: Codec<string> = { decode: dayOf, encode: (said) => said };

function fieldOf(kind: FilterKind) {
  if (kind === "text") return text(textLimit);
  return kind === "day" ? field(day, "") : field(oneOf(kind), "");
}

/** `sort=name&dir=desc`, or `sort=name.desc`: the one field of a form that works without scripts. */
function orderField(sorts: readonly string[], usual: Pick<ListQuery, "sort" | "dir">) {
  const dirOf = (sort: string) => (sort === usual.sort ? usual.dir : "asc");
  const codec: Codec<Pick<ListQuery, "sort" | "dir">, Record<string, string>> = {
    decode({ sort: said = "", dir: direction = "" }) {
      const [named, way = direction] = said.split(".");
      const sort = sorts.find((key) => key === named) ?? usual.sort;
      return { sort, dir: directions.find((one) => one === way) ?? dirOf(sort) };
    },
    encode: ({ sort, dir }) => ({
      sort: sort === usual.sort ? "" : sort,
      dir: dir === dirOf(sort) ? "" : dir,
    }),
  };
  return group(["sort", "dir"], codec, usual);
}

/** The address of a list, from its filters. */
export function listAddress(filters: Readonly<Record<string, { kind: FilterKind }>>, { sorts, dir }: Order) {
  const search = address({ q: text(textLimit) });
  const own = address(Object.fromEntries(Object.entries(filters).map(([key, { kind }]) => [key, fieldOf(kind)])));
  const order = orderField(sorts, { sort: sorts[0], dir });
  const place = address({ order, page: page(), open: text(textLimit) });
  return {
    read(from: Search): ListQuery {
      const { order, ...rest } = place.read(from);
      return { ...search.read(from), filters: own.read(from), ...order, ...rest };
    },
    write({ q, filters: said, page, open, ...order }: ListQuery) {
      const parts = [search.search({ q }), own.search(said), place.search({ order, page, open })];
      const written = new URLSearchParams(parts.flatMap((part) => [...part])).toString();
      return written && `?${written}`;
    },
  };
}
