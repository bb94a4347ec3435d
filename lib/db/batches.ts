const size = 500;

/** Rows of any number in bounded memory: one batch after the other, each beginning behind the last row's id. */
export async function* inBatches<Row extends { id: string }>(
  read: (after: string | null, take: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(after, size);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
  }
}
