import { cn } from "@/components/ui/cn";

const drawings = String(new URL("./brown-signs.svg", import.meta.url));

const byCategory: Record<string, string> = {
  hotel: "house",
  restaurant: "mug",
  attraction: "castle",
  serviceArea: "parking",
  other: "pin",
};

/** The castle where nothing is known of the house. */
const pictureOf = (category: string | null) => byCategory[category ?? ""] ?? "castle";

type Props = { category: string | null; small?: boolean; className?: string };

/** Stands in where a partner has sent no photo, as the brown signs beside the motorway do. */
export function BrownSign({ category, small, className }: Props) {
  return (
    <svg
      className={cn(
        "block bg-[#6b3e20] outline-2 outline-[#fff]",
        small ? "p-2 outline-offset-[-5px]" : "p-3 outline-offset-[-7px]",
        className,
      )}
      viewBox="0 0 128 96"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <use href={`${drawings}#${pictureOf(category)}`} />
    </svg>
  );
}
