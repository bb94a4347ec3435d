/** Tells whether the reader has typed or pressed anything since: who has is not taken from where they are. */
export function watchReader(page: EventTarget): () => boolean {
  let moved = false;
  const onMove = () => {
    moved = true;
  };
  for (const event of ["input", "keydown", "pointerdown"]) {
    page.addEventListener(event, onMove, { once: true, capture: true });
  }
  return () => moved;
}
