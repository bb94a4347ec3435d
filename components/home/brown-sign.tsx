import { cn } from "@/components/ui/cn";

const brown = "#6b3e20";

const pictures = {
  castle: (
    <>
      <path d="M20 78V46h14V30l8-12 8 12v16h44V34l7-10 7 10v44z" />
      <path fill={brown} d="M38 52h8v26h-8zM56 56h7v10h-7zM70 56h7v10h-7zM84 56h7v10h-7z" />
    </>
  ),
  ship: (
    <>
      <path d="M16 60h96l-10 16H28zM34 44h52l8 13H30zM54 30h8v12h-8z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        d="M12 84c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4"
      />
      <path fill={brown} d="M40 49h8v5h-8zM54 49h8v5h-8zM68 49h8v5h-8z" />
    </>
  ),
  house: (
    <>
      <path d="M22 44 64 22l42 22v34H22z" />
      <path fill={brown} d="M56 58h16v20H56zM32 50h12v10H32zM84 50h12v10H84z" />
    </>
  ),
  mug: (
    <>
      <path d="M40 34h40v46H40zM80 42h14a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H80v-8h11V50H80z" />
      <path d="M36 32a8 8 0 0 1 8-10 10 10 0 0 1 18-2 9 9 0 0 1 15 4 7 7 0 0 1 7 9z" />
      <path fill={brown} d="M48 42h5v30h-5zM58 42h5v30h-5zM68 42h5v30h-5z" />
    </>
  ),
  parking: (
    <>
      <path d="M14 62V38a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v24zM22 66a7 7 0 1 0 14 0zM60 66a7 7 0 1 0 14 0z" />
      <path fill={brown} d="M20 38h13v11H20zM38 38h13v11H38zM56 38h13v11H56z" />
      <path d="M92 18h12a13 13 0 0 1 0 26h-4v26h-8zm8 8v10h4a5 5 0 0 0 0-10z" />
    </>
  ),
  pin: (
    <>
      <path d="M64 12a26 26 0 0 1 26 26c0 20-26 46-26 46S38 58 38 38a26 26 0 0 1 26-26z" />
      <path fill={brown} d="M64 28a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" />
    </>
  ),
};

const byCategory: Record<string, keyof typeof pictures> = {
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
      <g fill="#fff">{pictures[pictureOf(category)]}</g>
    </svg>
  );
}
