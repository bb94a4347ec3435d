import type { LedgerSource } from "@/lib/features/ledger/schema";

/** Hatching of chains; once a page. */
export function SourcePatterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <pattern id="ledger-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--surface)" />
          <rect width="2.6" height="6" fill="var(--ink)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** Told apart without colour: solid, hatched, empty. */
export const sourceFill: Record<LedgerSource, string> = {
  fit: "var(--ink)",
  chain: "url(#ledger-hatch)",
  return: "var(--surface)",
};

export function SourceSign({ source }: { source: LedgerSource }) {
  return (
    <svg className="flex-none" width="18" height="18" aria-hidden="true">
      <rect x="1" y="1" width="16" height="16" rx="2" fill={sourceFill[source]} stroke="var(--ink)" strokeWidth="2" />
    </svg>
  );
}
