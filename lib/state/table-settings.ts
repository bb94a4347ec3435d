import { createStore } from "./store";

/** Page and rows of each table before anybody chooses (docs/spec.md, 9). */
const ten = { page: 1, take: 10 } as const;
const three = { page: 1, take: 3 } as const;
export const tableSettings = {
  marketing: ten,
  fleet: ten,
  management: ten,
  providers: ten,
  passiveProviders: ten,
  pendingRequests: ten,
  requests: ten,
  advertisers: ten,
  invoices: ten,
  default: ten,
  video: three,
  startPageAdvertisers: three,
  locations: ten,
  adminUsers: ten,
} as const;
export type TableName = keyof typeof tableSettings;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;
/** Columns that a reader has chosen for a list; null where the usual ones are shown. */
export type ColumnChoice = readonly string[] | null;

const keyOf = (table: TableName, list: string) => `table-settings:${table}${table === "default" ? `:${list}` : ""}`;

function read(storage: Storage | null, key: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "null");
    const columns = typeof stored === "object" && stored !== null && "columns" in stored ? stored.columns : null;
    return Array.isArray(columns) && columns.every((one) => typeof one === "string") ? columns : null;
  } catch {
    return null;
  }
}

/** The column choice of one list, kept on this device; tables named `default` are told apart by `list`. */
export function createColumnChoice(storage: () => Storage | null, table: TableName, list: string) {
  const store = createStore<ColumnChoice>(null);
  const key = keyOf(table, list);
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: () => store.set(() => read(storage(), key)),
    choose(columns: ColumnChoice) {
      store.set(() => columns);
      try {
        storage()?.setItem(key, JSON.stringify({ columns }));
      } catch {
        // A full or forbidden storage: the choice then holds for this page alone.
      }
    },
  };
}
