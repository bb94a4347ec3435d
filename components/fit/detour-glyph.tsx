import type { FitRecord } from "@/lib/features/fit/schema";

/** The way as it was planned, dashed, and above it the way over the group: the higher, the more it is out of the way. */
export function DetourGlyph({ fit }: { fit: Pick<FitRecord, "extraKm" | "tripKm"> }) {
  const share = Math.min(1, fit.extraKm / Math.max(1, fit.tripKm) / 0.5);
  const top = 20 - Math.round(16 * share);
  return (
    <svg width="92" height="28" viewBox="0 0 92 28" aria-hidden="true" className="shrink-0">
      <path d="M5 23h82" stroke="var(--kind-empty)" strokeWidth="2.5" strokeDasharray="4 3" fill="none" />
      <path
        d={`M5 23C16 23 18 ${top} 28 ${top}M64 ${top}C74 ${top} 76 23 87 23`}
        stroke="var(--map-route)"
        strokeWidth="2.5"
        fill="none"
      />
      <path d={`M28 ${top}h36`} stroke="var(--kind-group)" strokeWidth="3.5" fill="none" />
      <circle cx="5" cy="23" r="3.5" fill="var(--kind-empty)" />
      <circle cx="87" cy="23" r="3.5" fill="var(--kind-empty)" />
      <circle cx="28" cy={top} r="4" fill="var(--kind-group)" />
      <circle cx="64" cy={top} r="3" fill="var(--surface)" stroke="var(--kind-group)" strokeWidth="2.5" />
    </svg>
  );
}
