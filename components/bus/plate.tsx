import { cn } from "@/components/ui/cn";
import { plateParts } from "@/lib/features/bus/rules";

const star = (_: unknown, index: number) => {
  const angle = (index * Math.PI) / 6;
  return { x: (8 + 5 * Math.sin(angle)).toFixed(1), y: (8 - 5 * Math.cos(angle)).toFixed(1) };
};
const stars = Array.from({ length: 12 }, star);

type Props = { plate: string; country: string; size?: "sm" | "lg"; mono?: boolean };

/** A number plate as it is on the bus: black on white, in the dark too. `mono`: without blue and yellow, for print. */
export function Plate({ plate, country, size, mono }: Props) {
  const { sign, stars: band, before, after } = plateParts(plate, country);
  return (
    <span className={cn("plate", size && `plate-${size}`, mono && "plate-mono")} role="img" aria-label={plate}>
      <span className={cn("plate-band", !band && "plate-band-blank")} aria-hidden="true">
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
      <span className="plate-number" aria-hidden="true">
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
