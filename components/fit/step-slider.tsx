"use client";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { Range } from "@/components/ui/range";

/** A step by its name, and what there would be. */
type StepMark = { name: string; count: string };

type Props = {
  label: string;
  hint?: string;
  steps: readonly number[];
  value: number;
  textOf: (value: number) => string;
  onChange: (value: number) => void;
  /** Below the steps, one each; what they say is in `textOf`, too. */
  marks?: readonly StepMark[];
  /** When the thumb is let go: for what asks the server. */
  onCommit?: (value: number) => void;
};

const nearest = (steps: readonly number[], value: number) => {
  const index = steps.findIndex((step) => step >= value);
  return index < 0 ? steps.length - 1 : index;
};

/** On a phone: of many every other, and the one before the last, whose words end at the edge. */
const isTight = (index: number, count: number) =>
  index === count - 2 || (count > 6 && index % 2 === 1 && index < count - 1);

/** A slider over chosen values, not all of them; arrows go step by step. */
export function StepSlider({ label, hint, steps, value, textOf, marks, onChange, onCommit }: Props) {
  const id = useId();
  const valueAt = (index: number) => steps[index] ?? value;
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="sign-sm">
          {label}
        </span>
        <strong className="sign-sm tabular-nums">{textOf(value)}</strong>
      </div>
      <Range
        labelledBy={id}
        text={textOf(value)}
        value={nearest(steps, value)}
        min={0}
        max={steps.length - 1}
        step={1}
        page={2}
        onChange={(index) => onChange(valueAt(index))}
        onCommit={(index) => onCommit?.(valueAt(index))}
      />
      {marks && (
        <div className="relative mx-[11px] -mt-2 h-8 text-2xs leading-tight text-ink-3 tabular-nums" aria-hidden>
          {marks.map(({ name, count }, index) => (
            // A step stands where its thumb would.
            <span
              key={name}
              className={cn(
                "absolute [translate:-50%] text-center whitespace-nowrap first:-ml-[11px] first:[translate:none] first:text-left last:-mr-[11px] last:right-0 last:left-auto! last:[translate:none] last:text-right",
                isTight(index, marks.length) && "max-md:hidden",
                steps[index] === value && "text-ink",
              )}
              style={{ left: `${(100 * index) / (marks.length - 1)}%` }}
            >
              {name}
              <br />
              {count}
            </span>
          ))}
        </div>
      )}
      {hint && <small className="text-xs text-ink-3">{hint}</small>}
    </div>
  );
}
