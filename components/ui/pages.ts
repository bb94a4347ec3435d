/** Page numbers to show around the current one; 0 stands for a gap. */
export function pageWindow(page: number, pages: number): number[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 2) for (const near of [pages - 3, pages - 2, pages - 1]) wanted.add(near);
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return shown.flatMap((number, index) => (index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [0, number] : [number]));
}

export function pageCount(total: number, take: number) {
  return Math.max(1, Math.ceil(total / take));
}
