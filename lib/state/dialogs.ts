import { createStore } from "./store";

/** Modal visibility flags (docs/spec.md, 4); one of a kind is open at a time. */
export const dialogNames = [
  "addBus",
  "qr",
  "cluster",
  "provider",
  "requestAdmin",
  "advertiser",
  "csvExport",
  "adLocationEdit",
  "editGrouprequest",
  "editVacancy",
  "editEmptyride",
  "editEmergency",
  "httpError",
  "user",
  "deleteConfirmation",
] as const;
type DialogName = (typeof dialogNames)[number];
export type DialogFlags = Partial<Record<DialogName, boolean>>;

export function createDialogs() {
  const store = createStore<DialogFlags>({});
  const put = (name: DialogName, open: boolean) =>
    store.set((flags) => (Boolean(flags[name]) === open ? flags : { ...flags, [name]: open }));
  return {
    get: store.get,
    subscribe: store.subscribe,
    open: (name: DialogName) => put(name, true),
    close: (name: DialogName) => put(name, false),
    closeAll: () => store.set((flags) => (Object.values(flags).some(Boolean) ? {} : flags)),
  };
}

export const dialogs = createDialogs();
