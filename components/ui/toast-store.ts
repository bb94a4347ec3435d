import { type Toast, type ToastInput, toastStore } from "./toast-list";

const toastLimit = 1;
export const toastDuration = 5000;
/** How long a closed toast stays in the list (docs/spec.md, 9); the next toast pushes it out anyway. */
const toastRemoveDelay = 1_000_000;

type ToastEvent =
  | { type: "add"; toast: Toast }
  | { type: "update"; id: string; change: Partial<ToastInput> }
  | { type: "dismiss"; id?: string }
  | { type: "remove"; id?: string };

export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case "add":
      return [event.toast, ...toasts].slice(0, toastLimit);
    case "update":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.change } : toast));
    case "dismiss":
      return toasts.map((toast) => (!event.id || toast.id === event.id ? { ...toast, open: false } : toast));
    case "remove":
      return event.id ? toasts.filter((toast) => toast.id !== event.id) : [];
  }
}

const removals = new Map<string, ReturnType<typeof setTimeout>>();
let count = 0;

function send(event: ToastEvent) {
  toastStore.set((toasts) => reduceToasts(toasts, event));
}

export function dismissToast(id: string) {
  send({ type: "dismiss", id });
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    send({ type: "remove", id });
  }, toastRemoveDelay);
  removals.set(id, removal);
}

/** Shows a message; a new one takes the place of the one before. */
export function toast(input: ToastInput) {
  count += 1;
  const id = `toast-${count}`;
  for (const removal of removals.values()) clearTimeout(removal);
  removals.clear();
  send({ type: "add", toast: { ...input, id, open: true } });
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (change: Partial<ToastInput>) => send({ type: "update", id, change }),
  };
}
