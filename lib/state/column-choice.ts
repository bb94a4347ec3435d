import { createStore } from "./store";
import type { TableName } from "./table-settings";

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
