import type { ReactNode } from "react";
import { DeadEnd, signFrame } from "./dead-end";
import { plate, squeeze } from "./detour-sign";

function BusStop() {
  return (
    <>
      <circle cx="52" cy="52" r="46" fill="#ffc800" stroke="#137a3e" strokeWidth="7" />
      <path d="M36 30v44M68 30v44M36 52h32" stroke="#137a3e" strokeWidth="10" />
    </>
  );
}

function NoEntry() {
  return (
    <>
      <circle cx="52" cy="52" r="48" fill="#cc2418" />
      <circle cx="52" cy="52" r="44" fill="none" stroke="#fff" strokeWidth="2" />
      <rect x="20" y="43" width="64" height="18" fill="#fff" />
    </>
  );
}

function Parking() {
  const line = { fill: "none", stroke: "var(--line-strong)" };
  return (
    <>
      <rect x="3" y="3" width="98" height="98" rx="10" {...line} strokeWidth="3" strokeDasharray="8 6" />
      <path d="M40 80V26h18a15 15 0 0 1 0 30H40" {...line} strokeWidth="10" />
    </>
  );
}

/** End of all limits: what held here holds no more. */
function LimitEnd() {
  return (
    <>
      <circle cx="52" cy="52" r="48" fill="#fff" stroke="#131c18" strokeWidth="3" />
      <path d="M20 72 72 20M25 77l52-52M30 82l52-52M35 87l52-52" stroke="#131c18" strokeWidth="3.5" />
    </>
  );
}

const squares: Record<"deadEnd" | "busStop" | "noEntry" | "parking" | "limitEnd", () => ReactNode> = {
  deadEnd: DeadEnd,
  busStop: BusStop,
  noEntry: NoEntry,
  parking: Parking,
  limitEnd: LimitEnd,
};

export function RoadSign({ name, size = 104 }: { name: keyof typeof squares; size?: number }) {
  const Sign = squares[name];
  return (
    <svg {...signFrame} width={size} aria-hidden="true">
      <Sign />
    </svg>
  );
}

/** German town exit sign: where the next road leads on top, the place that ends here below, crossed out. */
export function TownExit({ to, place }: { to: string; place: string }) {
  return (
    <svg className="block font-sign" width="360" viewBox="0 0 360 250" role="img" aria-label={`${place}, ${to}`}>
      <path d="M92 214v34M268 214v34" stroke="#7f8981" strokeWidth="12" />
      <rect x="4" y="4" width="352" height="212" rx="14" {...plate} strokeWidth="3" />
      <rect x="13" y="13" width="334" height="194" rx="8" fill="none" stroke="#131c18" strokeWidth="4" />
      <path d="M15 96h330" stroke="#131c18" strokeWidth="4" />
      <g fontWeight="750" fill="#131c18" textAnchor="middle">
        <text x="180" y="69" fontSize="34" {...squeeze(to, 34, 312)}>
          {to}
        </text>
        <text x="180" y="168" fontSize="56" letterSpacing="-1" {...squeeze(place, 56, 312)}>
          {place}
        </text>
      </g>
      <path d="M22 201 338 103" stroke="#cc2418" strokeWidth="11" />
    </svg>
  );
}
