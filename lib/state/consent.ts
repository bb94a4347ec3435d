import { createStore } from "./store";

/** Browser storage keys (docs/spec.md, 9). */
export const consentKeys = {
  firstVisit: "first-visit",
  dialog: "consent-dialog",
  settingsPanel: "consent-settings-panel",
  required: "consent-required",
  marketing: "consent-marketing",
  statistics: "consent-statistics",
  errorReporting: "consent-error-reporting",
  maps: "consent-maps",
} as const;

export type ConsentChoice = { marketing: boolean; statistics: boolean; errorReporting: boolean };
export type ConsentState = ConsentChoice & {
  required: true;
  /** Maps of somebody else: asked for and taken back at the map itself. */
  maps: boolean;
  firstVisit: boolean;
  dialog: boolean;
  settingsPanel: boolean;
};

export const consentDefaults: ConsentState = {
  required: true,
  marketing: false,
  statistics: false,
  errorReporting: false,
  maps: false,
  firstVisit: true,
  dialog: false,
  settingsPanel: false,
};

type Flag = keyof typeof consentKeys;
type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;
type Surroundings = { storage: Storage | null; reload: () => void };

function readFlag(storage: Storage | null, flag: Flag, fallback: boolean) {
  try {
    const text = storage?.getItem(consentKeys[flag]);
    return text === "true" ? true : text === "false" ? false : fallback;
  } catch {
    return fallback;
  }
}

/** `load` opens the dialog by itself on a first visit; before it everything is off and closed. */
export function createConsent({ storage, reload }: Surroundings) {
  const store = createStore<ConsentState>(consentDefaults);

  function write(change: Partial<ConsentState>) {
    store.set((state) => ({ ...state, ...change }));
    for (const flag of Object.keys(change) as Flag[]) {
      try {
        storage?.setItem(consentKeys[flag], String(change[flag]));
      } catch {
        // A full or forbidden storage: the choice then holds for this page alone.
      }
    }
  }

  const choose = (choice: ConsentChoice & { maps?: boolean }) =>
    write({ ...choice, required: true, firstVisit: false, dialog: false, settingsPanel: false });

  return {
    get: store.get,
    subscribe: store.subscribe,
    load() {
      const read = (flag: Flag) => readFlag(storage, flag, consentDefaults[flag]);
      const firstVisit = read("firstVisit");
      store.set(() => ({
        required: true,
        marketing: read("marketing"),
        statistics: read("statistics"),
        errorReporting: read("errorReporting"),
        maps: read("maps"),
        firstVisit,
        dialog: firstVisit,
        settingsPanel: false,
      }));
    },
    open: () => write({ dialog: true, settingsPanel: true }),
    showSettings: (settingsPanel: boolean) => write({ settingsPanel }),
    close: () => write({ firstVisit: false, dialog: false, settingsPanel: false }),
    rejectAll() {
      choose({ marketing: false, statistics: false, errorReporting: false, maps: false });
      reload();
    },
    /** Beside a film: this one purpose, and no answer to the dialog's question. */
    acceptMarketing: () => write({ marketing: true }),
    allowMaps: (maps: boolean) => write({ maps }),
    acceptAll: () => choose({ marketing: true, statistics: true, errorReporting: true }),
    acceptSelection(choice: ConsentChoice) {
      choose(choice);
      if (!(choice.statistics && choice.marketing)) reload();
    },
  };
}

function browserStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The one of this browser tab. */
export const consent = createConsent({
  storage: typeof window === "undefined" ? null : browserStorage(),
  reload: () => window.location.reload(),
});
