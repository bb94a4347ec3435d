import { plateParts } from "@/lib/features/bus/rules";

const star = (_: unknown, index: number) => {
  const angle = (index * Math.PI) / 6;
  return { x: (8 + 5 * Math.sin(angle)).toFixed(1), y: (8 - 5 * Math.cos(angle)).toFixed(1) };
};
const stars = Array.from({ length: 12 }, star);

type Props = { plate: string; country: string; size?: "sm" | "lg" };

/** A number plate as it is on the bus: black on white, in the dark too. */
export function Plate({ plate, country, size }: Props) {
  const { sign, stars: band, before, after } = plateParts(plate, country);
  return (
    <span className={size ? `plate ${size}` : "plate"} role="img" aria-label={plate}>
      <span className={band ? "plate-eu" : "plate-eu none"} aria-hidden="true">
        {band && (
          <svg viewBox="0 0 16 16">
            <title>EU</title>
            {stars.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r=".9" />
            ))}
          </svg>
        )}
        <b>{sign}</b>
      </span>
      <span className="plate-no" aria-hidden="true">
        {before}
        {after !== null && (
          <>
            <i className="plate-seal" />
            {after}
          </>
        )}
      </span>
    </span>
  );
}
