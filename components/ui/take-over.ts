/**
 * A pressed button is gone with what it has done: whoever pressed it by a key goes on from what stands in its place, unless
 * they have gone elsewhere meanwhile.
 */
export function takeOver(element: HTMLElement | null | undefined) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
