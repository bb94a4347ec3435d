const lifetime = 30 * 86_400_000;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;
type Values = Record<string, unknown>;

/** The browser's storage; null where it refuses (in another site's frame, with third-party storage off). */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const keyOf = (key: string) => `draft:${key}`;

/** The stored values, or null: none, unreadable, or older than 30 days. */
export function readDraft(storage: Storage | null, key: string, now = Date.now()): Values | null {
  try {
    const draft: unknown = JSON.parse(storage?.getItem(keyOf(key)) ?? "null");
    if (typeof draft !== "object" || draft === null || !("at" in draft) || !("values" in draft)) return null;
    if (typeof draft.at !== "number" || now - draft.at > lifetime) return null;
    return typeof draft.values === "object" && draft.values !== null ? (draft.values as Values) : null;
  } catch {
    return null;
  }
}

export function writeDraft(
  storage: Storage | null,
  key: string,
  values: Values,
  omit: readonly string[] = [],
  now = Date.now(),
) {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)));
  try {
    storage?.setItem(keyOf(key), JSON.stringify({ at: now, values: kept }));
  } catch {
    // A full or forbidden storage: the form still works, it only does not survive a reload.
  }
}

export function dropDraft(storage: Storage | null, key: string) {
  try {
    storage?.removeItem(keyOf(key));
  } catch {
    // Nothing was stored then.
  }
}
