import { createStore } from "@/lib/state/store";

type ToastAction = { label: string; onAct: () => void };
export type ToastInput = {
  title: string;
  description?: string;
  action?: ToastAction;
  variant?: "default" | "destructive";
};
export type Toast = ToastInput & { id: string; open: boolean };

/** Apart from what changes it (toast-store.ts), since each page asks whether something waits to be shown. */
export const noToasts: readonly Toast[] = [];
export const toastStore = createStore(noToasts);
