/** Of each square sign. */
export const signFrame = { className: "block font-sign", viewBox: "0 0 104 104" } as const;

export function DeadEnd() {
  return (
    <>
      <rect x="3" y="3" width="98" height="98" rx="10" fill="#154bb0" />
      <rect x="8" y="8" width="88" height="88" rx="6" fill="none" stroke="#fff" strokeWidth="2.5" />
      <path d="M52 88V40" stroke="#fff" strokeWidth="17" />
      <path d="M27 32h50" stroke="#cc2418" strokeWidth="17" />
      <path d="M25 22.5h54v19H25z" fill="none" stroke="#fff" strokeWidth="2" />
    </>
  );
}

/** Stands apart from the other signs: for a page that shows no other. */
export const DeadEndSign = () => (
  <svg {...signFrame} width={104} aria-hidden="true">
    <DeadEnd />
  </svg>
);
