const pictures = {
  castle: (
    <>
      <path d="M20 78V46h14V30l8-12 8 12v16h44V34l7-10 7 10v44z" />
      <path className="c" d="M38 52h8v26h-8zM56 56h7v10h-7zM70 56h7v10h-7zM84 56h7v10h-7z" />
    </>
  ),
  ship: (
    <>
      <path d="M16 60h96l-10 16H28zM34 44h52l8 13H30zM54 30h8v12h-8z" />
      <path className="l" d="M12 84c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4 8 4 16 4" />
      <path className="c" d="M40 49h8v5h-8zM54 49h8v5h-8zM68 49h8v5h-8z" />
    </>
  ),
  house: (
    <>
      <path d="M22 44 64 22l42 22v34H22z" />
      <path className="c" d="M56 58h16v20H56zM32 50h12v10H32zM84 50h12v10H84z" />
    </>
  ),
};

function pictureOf(category: string | null): keyof typeof pictures {
  if (/hotel|hostel|inn|restaurant|caf/i.test(category ?? "")) return "house";
  return /boat|ship|cruise|ferry|lake/i.test(category ?? "") ? "ship" : "castle";
}

/** Stands in where a partner has sent no photo, as the brown signs beside the motorway do. */
export function BrownSign({ category }: { category: string | null }) {
  return (
    <svg className="art" viewBox="0 0 128 96" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g className="a-g">{pictures[pictureOf(category)]}</g>
    </svg>
  );
}
