/** Of a yellow sign. */
export const plate = { fill: "#ffc800", stroke: "#131c18" };

/** Long words (Spanish) are squeezed to the sign's width instead of running over its edge. */
export function squeeze(text: string, size: number, width: number) {
  return text.length * size * 0.56 > width ? { textLength: width, lengthAdjust: "spacingAndGlyphs" as const } : {};
}

const detourPath =
  "M12 4h228c4 0 7 1.5 10 4l42 42c4 4 4 8 0 12l-42 42c-3 3-6 4-10 4H12a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z";

/** Stands apart from the other signs: each page brings it, for when it breaks. */
export function Detour({ text }: { text: string }) {
  return (
    <svg className="block font-sign" width="320" viewBox="0 0 300 130" role="img" aria-label={text}>
      <path d="M80 104v24M220 104v24" stroke="#7f8981" strokeWidth="11" />
      <path d={detourPath} {...plate} strokeWidth="4" />
      <text
        x="140"
        y="70"
        textAnchor="middle"
        fontWeight="780"
        fontSize="40"
        fill="#131c18"
        {...squeeze(text, 40, 230)}
      >
        {text}
      </text>
    </svg>
  );
}
