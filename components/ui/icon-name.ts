let tabbed = false;

/** Whether the last thing done was Tab: a focus that a script or a press has set asks for no explanation. */
export const arrivedByTab = () => tabbed;

/** Starts to tell one from the other; gives back how to stop. */
export function watchTab() {
  const onKey = ({ key }: KeyboardEvent) => {
    tabbed = key === "Tab";
  };
  const onPointer = () => {
    tabbed = false;
  };
  document.addEventListener("keydown", onKey, true);
  document.addEventListener("pointerdown", onPointer, true);
  return () => {
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("pointerdown", onPointer, true);
  };
}

const controls = "button, a[href], summary";

/** A text for screen readers alone is a pixel wide. */
function isSeen({ parentElement, data }: Text) {
  return data.trim() !== "" && (parentElement?.getBoundingClientRect().width ?? 0) > 1;
}

function hasWords(control: Element) {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (isSeen(texts.currentNode as Text)) return true;
  return false;
}

/** The name of a control on which an icon stands alone; "" where words are seen, or where it is no such control. */
export function iconName(control: Element) {
  if (!control.querySelector("svg") || hasWords(control)) return "";
  return (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();
}

/** The control under a pointer or focus on which an icon stands alone. */
export function iconControl(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  return control && iconName(control) !== "" ? control : null;
}
