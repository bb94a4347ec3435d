const ink = "#131c18";

/** The logo's mark with its colours written out: a picture knows no style sheet. */
export function PictureMark({ size, plate }: { size: number; plate: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" role="presentation">
      <rect width="48" height="48" rx="9" fill={plate} />
      <rect x="7.5" y="9" width="6.8" height="13" rx="2.2" fill={ink} />
      <rect x="17.3" y="9" width="6.8" height="13" rx="2.2" fill={ink} />
      <rect x="27.1" y="9" width="6.8" height="13" rx="2.2" fill={ink} />
      <circle cx="14.5" cy="36.2" r="5" fill={ink} />
      <path
        d="M6.8 27h34.8l-2.9-8.5"
        fill="none"
        stroke={ink}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="34" cy="36.2" r="3.6" fill={plate} stroke={ink} strokeWidth="2.8" />
    </svg>
  );
}
