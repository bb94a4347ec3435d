import { useEffect, useLayoutEffect, useRef } from "react";
import { useSingleKeys } from "@/components/ui/single-keys";

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

const typing = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

/** Where the arrows choose already. */
const chosenByArrows = "input[type=radio], [role=radio], [role=slider], [role=tab]";

function isBusy({ target, key }: KeyboardEvent) {
  const within = key.startsWith("Arrow") ? `${typing}, ${chosenByArrows}` : typing;
  const inField = target instanceof Element && target.closest(within) !== null;
  // An open dialog or menu has its own keys.
  return inField || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

const nameOf = ({ key, shiftKey }: KeyboardEvent) =>
  key.length === 1 && /[a-z]/i.test(key) ? `${shiftKey ? "Shift+" : ""}${key.toLowerCase()}` : key;

/** Escape leaves a field, so that the single keys work again. */
function leaveField({ key, target, defaultPrevented }: KeyboardEvent) {
  const free = document.querySelector('[role="dialog"], [role="menu"]') === null;
  if (key === "Escape" && !defaultPrevented && free && target instanceof HTMLElement && target.matches(typing))
    target.blur();
}

/** A letter, digit or sign: what speech input may type by mistake. */
const isSingle = ({ key }: KeyboardEvent) => key.length === 1;

/** Single keys for a page; silent while a field has the focus, a modifier is held or the reader has turned them off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const on = useSingleKeys();
  const latest = useRef(shortcuts);
  // Together with what is drawn: a key means what is seen, not what stood there before.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      leaveField(event);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const act = on || !isSingle(event) ? latest.current[nameOf(event)] : undefined;
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
}
