import type { HoursVerdict } from "@/lib/drivinghours/plan";

function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  const spoke = r * 0.85;
  return (
    <g fill="none" stroke="currentColor" strokeWidth={r / 4.5}>
      <circle cx={x} cy={y} r={r} />
      <path d={`M${x - spoke} ${y}H${x + spoke}M${x} ${y}V${y + spoke}`} />
      <circle cx={x} cy={y} r={r / 5} fill="currentColor" />
    </g>
  );
}

function NoEntry() {
  return (
    <>
      <circle cx="24" cy="24" r="20" className="fill-danger" />
      <rect x="11" y="20" width="26" height="8" rx="1.5" className="fill-surface" />
    </>
  );
}

/** One wheel, two wheels, a wheel over a bed, or no entry: stands beside its sentence, never alone. */
export function VerdictSign({ verdict }: { verdict: HoursVerdict }) {
  return (
    <svg viewBox="0 0 48 48" className="h-12 w-12 shrink-0 text-ink" aria-hidden="true">
      {verdict === "notDrivable" ? (
        <NoEntry />
      ) : (
        <rect x="2" y="2" width="44" height="44" rx="5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      )}
      {verdict === "oneDriver" && <Wheel x={24} y={24} r={13} />}
      {verdict === "secondDriver" && (
        <>
          <Wheel x={16} y={24} r={9} />
          <Wheel x={32} y={24} r={9} />
        </>
      )}
      {verdict === "hotel" && (
        <>
          <Wheel x={24} y={15} r={7.5} />
          <path
            d="M10 27v13M10 36h28v4M14 32h6v4M20 32h14q4 0 4 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          />
        </>
      )}
    </svg>
  );
}
