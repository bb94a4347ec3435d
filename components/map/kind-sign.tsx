import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

export type SignKind = Kind | "partner";

/** The kind as `data-kind` and the colour tokens name it. */
export const signName: Record<SignKind, "group" | "vacancy" | "empty" | "emergency" | "partner"> = {
  grouprequest: "group",
  vacancy: "vacancy",
  emptyride: "empty",
  emergency: "emergency",
  partner: "partner",
};

const people = (
  <>
    <circle cx="16" cy="16" r="14" />
    <g className="kind-sign-glyph">
      <circle cx="16" cy="11.4" r="3.3" />
      <path d="M10 22.8c0-4.1 2.5-6.7 6-6.7s6 2.6 6 6.7z" />
      <circle cx="8.9" cy="13.2" r="2.2" />
      <path d="M5 21.4c0-3 1.4-4.9 3.6-4.9.6 0 1.1.1 1.5.4-1.2 1.2-1.8 2.7-1.9 4.5z" />
      <circle cx="23.1" cy="13.2" r="2.2" />
      <path d="M27 21.4c0-3-1.4-4.9-3.6-4.9-.6 0-1.1.1-1.5.4 1.2 1.2 1.8 2.7 1.9 4.5z" />
    </g>
  </>
);

const busFront = (
  <>
    <rect x="2.5" y="2.5" width="27" height="27" rx="5.5" />
    <g className="kind-sign-glyph">
      <path d="M11.5 7h9A3.5 3.5 0 0 1 24 10.5v11c0 .8-.7 1.5-1.5 1.5v1.3c0 .7-.5 1.2-1.2 1.2h-.9c-.7 0-1.2-.5-1.2-1.2V23h-6.4v1.3c0 .7-.5 1.2-1.2 1.2h-.9c-.7 0-1.2-.5-1.2-1.2V23C8.7 23 8 22.3 8 21.5v-11A3.5 3.5 0 0 1 11.5 7z" />
    </g>
    <g className="kind-sign-hole">
      <rect x="10.3" y="9.8" width="11.4" height="6.2" rx="1.2" />
      <circle cx="11.8" cy="19.4" r="1.35" />
      <circle cx="20.2" cy="19.4" r="1.35" />
    </g>
  </>
);

/** Shapes on a 32 × 32 field; the first element is the sign's plate. */
export const signShapes: Record<SignKind, ReactNode> = {
  grouprequest: people,
  vacancy: busFront,
  emptyride: (
    <>
      <path d="M5 4.5h14c1 0 1.9.4 2.5 1.2l7.7 9c.7.8.7 1.9 0 2.7l-7.7 9c-.6.7-1.5 1.1-2.5 1.1H5a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3z" />
      <path className="kind-sign-arrow" d="M6.8 16H21M15.4 10.4 21 16l-5.6 5.6" />
    </>
  ),
  emergency: (
    <>
      <path d="M13.3 3.9a3.1 3.1 0 0 1 5.4 0l11.1 19.9a3.1 3.1 0 0 1-2.7 4.6H4.9a3.1 3.1 0 0 1-2.7-4.6z" />
      <g className="kind-sign-glyph">
        <rect x="14.3" y="10.2" width="3.4" height="9" rx="1.7" />
        <circle cx="16" cy="23" r="2" />
      </g>
    </>
  ),
  partner: (
    <>
      <rect x="1.5" y="5" width="29" height="22" rx="4" />
      <rect className="kind-sign-frame" x="4" y="7.5" width="24" height="17" rx="2.2" />
      <path className="kind-sign-glyph" d="M9.5 21v-6.2L16 11l6.5 3.8V21h-4.3v-4h-4.4v4z" />
    </>
  ),
};

/** Shape and colour of a kind; the word stands beside it, so the picture itself is silent. */
export function KindSign({ kind, size = 24, className }: { kind: SignKind; size?: number; className?: string }) {
  return (
    <svg
      className={cn(
        "kind-sign flex-none overflow-visible forced-colors:*:first:stroke-[CanvasText] forced-colors:*:first:stroke-[1.5]",
        className,
      )}
      data-kind={signName[kind]}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {signShapes[kind]}
    </svg>
  );
}
