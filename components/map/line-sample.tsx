import type { MapLook } from "./types";

type Sampled = Extract<MapLook, "empty" | "dead" | "route" | "moved" | "group" | "break">;

const strokes: Record<Sampled, { stroke: string; strokeWidth: number; strokeDasharray?: string }> = {
  empty: { stroke: "var(--kind-empty)", strokeWidth: 4, strokeDasharray: "8 4" },
  dead: { stroke: "var(--map-label-2)", strokeWidth: 3, strokeDasharray: "4 5" },
  route: { stroke: "var(--map-route)", strokeWidth: 5 },
  moved: { stroke: "var(--map-route)", strokeWidth: 5 },
  group: { stroke: "var(--kind-group)", strokeWidth: 5 },
  break: { stroke: "var(--brand)", strokeWidth: 8 },
};

/** A piece of a line as the map draws it, for the words below a map that tell its looks apart. */
export function LineSample({ look }: { look: Sampled }) {
  return (
    <svg width="32" height="10" viewBox="0 0 32 10" aria-hidden="true">
      <path d="M0 5h32" {...strokes[look]} />
    </svg>
  );
}
