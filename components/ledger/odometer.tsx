const wheel = { width: 30, height: 42, gap: 3, group: 8 };

/** Digits from the left with where they stand; thousands keep a gap. */
function wheelsOf(digits: string) {
  let x = 0;
  return [...digits].map((digit, index) => {
    if (index > 0) x += wheel.width + ((digits.length - index) % 3 === 0 ? wheel.group : wheel.gap);
    return { digit, x, last: index === digits.length - 1 };
  });
}

/** Km as on a bus's dashboard: black wheels, the last one yellow. */
export function Odometer({ km, label }: { km: number; label: string }) {
  const wheels = wheelsOf(String(Math.round(km)));
  const width = (wheels.at(-1)?.x ?? 0) + wheel.width;
  return (
    <svg className="max-w-full" width={width} height={wheel.height} viewBox={`0 0 ${width} ${wheel.height}`} role="img">
      <title>{label}</title>
      {wheels.map(({ digit, x, last }) => (
        <g key={x} fontFamily="var(--font-plate)" fontSize="30" fontWeight="700" textAnchor="middle">
          <rect
            x={x + 0.5}
            y={0.5}
            width={wheel.width - 1}
            height={wheel.height - 1}
            rx={3}
            fill={last ? "var(--brand)" : "#0b110e"}
            stroke={last ? "var(--on-brand)" : "#3b4741"}
          />
          <text x={x + wheel.width / 2} y={31} fill={last ? "var(--on-brand)" : "#fff"}>
            {digit}
          </text>
          <line
            x1={x + 1}
            x2={x + wheel.width - 1}
            y1={21}
            y2={21}
            stroke={last ? "var(--on-brand)" : "#fff"}
            opacity={0.12}
          />
        </g>
      ))}
    </svg>
  );
}
