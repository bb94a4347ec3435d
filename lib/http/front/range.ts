type Range = { first: number; last: number };

/** The one part that a header asks for, of so many bytes; null for none, several or what is no range of bytes. */
export function rangeOf(header: string | undefined, size: number): Range | "unsatisfiable" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  // "-500": the last 500 bytes.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return first > last ? "unsatisfiable" : { first, last };
}
