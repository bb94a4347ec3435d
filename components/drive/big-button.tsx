import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

/** As high as a thumb in a glove needs it: 118 px. What it is about stands on the left, as on a road sign. */
const look = cva(
  "grid min-h-29.5 w-full cursor-pointer content-between justify-items-start gap-3 rounded-card border-2 px-4 py-3 text-left disabled:cursor-not-allowed disabled:border-dashed disabled:border-line-strong disabled:bg-transparent disabled:text-ink-3",
  {
    variants: {
      variant: {
        next: "border-transparent bg-brand text-on-brand [box-shadow:inset_0_0_0_3px_var(--brand),inset_0_0_0_5px_var(--on-brand)] forced-colors:border-[ButtonBorder]",
        plain: "border-ink bg-surface",
        alarm: "border-kind bg-kind-tint text-on-kind-tint",
      },
    },
  },
);

type Props = {
  sign: ReactNode;
  word: string;
  note: string;
  variant: NonNullable<VariantProps<typeof look>["variant"]>;
  disabled?: boolean;
  onClick: () => void;
};

/** One of the four that a driver presses without looking twice. */
export function BigButton({ sign, word, note, variant, disabled, onClick }: Props) {
  const kind = variant === "alarm" ? "emergency" : undefined;
  return (
    <button type="button" className={look({ variant })} disabled={disabled} data-kind={kind} onClick={onClick}>
      {sign}
      <span className="grid min-w-0">
        <span className="title-xl break-words hyphens-auto">{word}</span> <span className="text-sm/snug">{note}</span>
      </span>
    </button>
  );
}
