import type { ReactNode } from "react";
import type { TransferType } from "@/lib/features/busrequest/rules/kinds";

// As the ground: of the page, the board or the segment that is chosen.
const ring = "fill-surface board:fill-board [label:has(:checked)_&]:fill-ink";

const glyphs: Record<TransferType, ReactNode> = {
  transferoneway: (
    <>
      <path d="M5 9h30" />
      <circle fill="currentColor" cx="5" cy="9" r="3.5" />
      <circle className={ring} cx="38" cy="9" r="3.5" />
    </>
  ),
  transfertwoway: <path d="M5 5h30M31 1.5 35 5l-4 3.5M39 13H9M13 9.5 9 13l4 3.5" />,
  transfertour: (
    <>
      <path d="M5 9c6 0 5-5 11-5s6 9 12 9 5-4 9-4" />
      <circle fill="currentColor" cx="5" cy="9" r="3.5" />
      <circle fill="currentColor" cx="16" cy="4" r="2.2" />
      <circle fill="currentColor" cx="27.5" cy="13" r="2.2" />
      <circle className={ring} cx="38.5" cy="9" r="3.2" />
    </>
  ),
};

/** One line, two opposed arrows, or a winding line with stops; a word or the route stands beside it. */
export function TransferGlyph({ type }: { type: TransferType }) {
  return (
    <svg
      className="inline-block flex-none fill-none stroke-current stroke-[2.6]"
      width="44"
      height="18"
      viewBox="0 0 44 18"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {glyphs[type]}
    </svg>
  );
}
