import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";

const pitch = 9.6;
const seat = 7;
const lanes = [4, 13.6, 28.1, 37.7];
/** The middle seat of the back row closes the aisle. */
const backLanes = [4, 12.425, 20.85, 29.275, 37.7];

type Seat = { x: number; y: number; on: boolean };

function seatsOf(capacity: number, taken: number): { seats: Seat[]; width: number } {
  const rows = Math.max(2, Math.ceil((capacity - 5) / 4) + 1);
  const front = 5 + (rows - 1) * pitch;
  const seats: Seat[] = [];
  for (let index = 0; index < capacity; index++) {
    const back = capacity >= 9 && index >= capacity - 5;
    const place = back ? index - (capacity - 5) : index % 4;
    const row = back ? rows - 1 : Math.floor(index / 4);
    const y = back ? backLanes[place] : lanes[place];
    seats.push({ x: front - row * pitch, y: y ?? 4, on: index < taken });
  }
  return { seats, width: front + 28.4 };
}

type Props = { capacity: number; taken: number; height?: number; className?: string };

/** Bus from above, front right: filled = the group, open = spare; what is missing is said in words beside it. */
export function SeatPlan({ capacity, taken, height = 44, className }: Props) {
  const t = useTranslations("busrequest.ticket");
  const { seats, width } = seatsOf(capacity, taken);
  const nose = width - 11;
  const label = t("seatsTaken", { taken: Math.min(taken, capacity), seats: capacity });
  return (
    <svg
      className={cn("block max-w-full", className)}
      height={height}
      viewBox={`0 0 ${width} 50`}
      role="img"
      aria-label={label}
    >
      <path
        className="fill-sunken stroke-ink stroke-[1.6]"
        d={`M5 .8h${nose - 5}c6 0 10 4 10.2 23.8-.2 20.8-4 24.2-10.2 24.2H5a4 4 0 0 1-4-4V4.8a4 4 0 0 1 4-4z`}
      />
      <path className="stroke-ink stroke-[1.6]" strokeLinecap="round" d={`M${nose + 2.5} 5v39.7`} />
      {seats.map(({ x, y, on }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={seat}
          height={seat}
          rx="1.8"
          className={on ? "fill-ink" : "fill-surface stroke-ink-3 stroke-1"}
        />
      ))}
    </svg>
  );
}
