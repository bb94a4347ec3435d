"use client";
import { useId } from "react";
import { Range } from "@/components/ui/range";

type Props = {
  label: string;
  hint?: string;
  steps: readonly number[];
  value: number;
  textOf: (value: number) => string;
  onChange: (value: number) => void;
  /** Below the steps, one each; what they say is in `textOf`, too. */
  marks?: readonly string[];
  /** When the thumb is let go: for what asks the server. */
  onCommit?: (value: number) => void;
};

const nearest = (steps: readonly number[], value: number) => {
  const index = steps.findIndex((step) => step >= value);
  return index < 0 ? steps.length - 1 : index;
};

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
        <div className="-mt-2 flex justify-between text-xs text-ink-3 tabular-nums" aria-hidden>
          {marks.map((mark, index) => (
            // A step stands where its thumb would.
            <span key={steps[index]} className="w-6 text-center">
              {mark}
            </span>
          ))}
        </div>
      )}
      {hint && <small className="text-xs text-ink-3">{hint}</small>}
    </div>
  );
}
