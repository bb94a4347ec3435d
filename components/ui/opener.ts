/** Where a dialog was opened from: what had the focus, and all that this stands in. */
export type Origin = { opener: Element | null; around: Element[] };

// A dialog that takes the place of another goes back to where the first was opened: its own button went with that.
let latest: Origin | null = null;

/** As a dialog opens, before it takes the focus. */
export function originNow(): Origin {
  const active = document.activeElement;
  const isLost = !active || active === document.body;
  const origin = isLost && latest ? { ...latest } : { opener: active, around: [] as Element[] };
  if (origin.around.length === 0) {
    for (let at = active?.parentElement; at; at = at.parentElement) origin.around.push(at);
  }
  latest = origin;
  return origin;
}

const itemOf = (element: Element) => element.closest("li, article, tr");

/** The focus goes to the first heading within that is not another item's. False where there is none. */
export function focusHeading(within: Element | null | undefined, options?: FocusOptions) {
  const all = [...(within?.querySelectorAll<HTMLElement>("h1, h2, h3") ?? [])];
  const heading = all.find((one) => within && itemOf(one) === itemOf(within));
  if (!heading) return false;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus(options);
  return true;
}

const nearestHeading = (around: Element[], options?: FocusOptions) =>
  around.some((element) => element.isConnected && focusHeading(element, options));

/** Milliseconds in which a page is read anew after a action. */
const settles = 5_000;

/** What was done may take the opener off the page a moment later: the focus is then not lost, and nothing scrolls. */
function watch(opener: Element, around: Element[]) {
  const watcher = new MutationObserver(() => {
    if (opener.isConnected) return;
    watcher.disconnect();
    if (document.activeElement === document.body) nearestHeading(around, { preventScroll: true });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), settles);
}

/** As it closes: back to the opener; where that is gone, to the heading of what it stood in. */
export function goBackTo(origin: Origin) {
  if (latest === origin) latest = null;
  const { opener, around } = origin;
  if (!(opener instanceof HTMLElement && opener.isConnected)) return void nearestHeading(around);
  opener.focus();
  watch(opener, around);
}
