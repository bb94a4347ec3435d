type Row = Record<string, unknown>;
type Ends = readonly { key: string; end?: "above" | "below" }[];

/** A label below its point needs this share of the height; two labels keep as much apart. */
const room = 0.14;

const lastOf = (rows: readonly Row[], key: string) =>
  rows.findLast((row) => typeof row[key] === "number")?.[key] as number | undefined;

/**
 * How far below its point each line's last value stands, in pixels: over the axis it moves above the point, and above
 * the label that stands there.
 */
export function endOffsets(series: Ends, rows: readonly Row[]) {
  const values = rows.flatMap((row) => series.map(({ key }) => row[key])).filter((one) => typeof one === "number");
  const height = Math.max(...values, 1);
  const below = series.find(({ end }) => end === "below");
  const low = below && (lastOf(rows, below.key) ?? 0) / height;
  const raised = low !== undefined && low < room;
  return Object.fromEntries(
    series.map(({ key, end }) => {
      if (end === "below") return [key, raised ? -10 : 20];
      const near = raised && (lastOf(rows, key) ?? 0) / height - low < room;
      return [key, near ? -26 : -10];
    }),
  );
}
