import { cn } from "@/components/ui/cn";
import type { MapStop } from "./types";

const shapes = {
  start: <circle cx="14" cy="14" r="8" fill="var(--map-route)" stroke="var(--map-route-case)" strokeWidth="3" />,
  end: <circle cx="14" cy="14" r="7" fill="var(--map-route-case)" stroke="var(--map-route)" strokeWidth="4" />,
  base: <circle cx="14" cy="14" r="7" fill="var(--brand)" stroke="var(--map-label)" strokeWidth="4.5" />,
  ring: <circle cx="14" cy="14" r="6.5" fill="var(--map-route-case)" stroke="var(--kind-group)" strokeWidth="4" />,
};

function Numbered({ number }: { number: number }) {
  return (
    <>
      <circle cx="14" cy="14" r="12" fill="var(--ink)" stroke="var(--surface)" strokeWidth="2" />
      <text className="fill-surface sign-sm" x="14" y="19" textAnchor="middle">
        {number}
      </text>
    </>
  );
}

/** A stop of a trip with the words beside it; the list beside the map says the same. */
export function StopMarker({ stop: { mark, tag, tagBelow, tagLeft, changed } }: { stop: MapStop }) {
  return (
    <div className="pointer-events-none relative">
      <svg className="block" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        {typeof mark === "number" ? <Numbered number={mark} /> : shapes[mark]}
      </svg>
      {tag && (
        <span
          className={cn(
            "absolute rounded-chip border border-line-strong px-2 py-1 sign-xs whitespace-nowrap",
            tagBelow ? "top-8" : "bottom-8",
            tagLeft ? "right-3" : "left-3",
            changed ? "bg-brand text-on-brand" : "bg-raised text-ink",
          )}
        >
          {tag}
        </span>
      )}
    </div>
  );
}
