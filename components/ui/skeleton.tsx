/** Grey shape of what is coming; hidden from assistive technology, the container says aria-busy. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return (
    <span
      className="block animate-skeleton rounded-chip bg-line motion-reduce:animate-none"
      style={{ width, height }}
      aria-hidden
    />
  );
}

export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="grid grid-cols-1 content-start gap-4" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={`row-${String(row)}`} height="2.25rem" />
      ))}
    </div>
  );
}
