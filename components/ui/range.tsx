"use client";
import { useEffect, useRef } from "react";

/** The rail is dark up to the thumb (`--at`), whose middle stops half its width before either end. */
const look = [
  "h-11 min-w-16 flex-1 cursor-grab appearance-none bg-transparent disabled:cursor-not-allowed disabled:opacity-50",
  "[--rail:linear-gradient(to_right,var(--ink)_var(--at),var(--line-strong)_var(--at))]",
  "[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-[2px] [&::-webkit-slider-runnable-track]:[background:var(--rail)]",
  "[&::-webkit-slider-thumb]:-mt-[9px] [&::-webkit-slider-thumb]:size-5.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-brand",
  // The ring is the thumb's: around all of a slider it lies over the words above and below.
  "focus-visible:[box-shadow:none] focus-visible:outline-0",
  "[&:focus-visible::-webkit-slider-thumb]:[outline:3px_solid_var(--focus-outer)] [&:focus-visible::-webkit-slider-thumb]:outline-offset-2",
  "[&:focus-visible::-moz-range-thumb]:[outline:3px_solid_var(--focus-outer)] [&:focus-visible::-moz-range-thumb]:outline-offset-2",
  "[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-[2px] [&::-moz-range-track]:[background:var(--rail)]",
  "[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-5.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-brand",
].join(" ");

const thumb = 22;

type Props = {
  labelledBy: string;
  /** What the value is called. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** By the page keys. */
  page: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  /** When the thumb is let go, and at each key. */
  onCommit?: (value: number) => void;
};

/** A value as the browser takes it: on the slider's grid, within its ends. What is stored may lie beside it. */
function asTaken(slider: HTMLInputElement, value: number) {
  const other = slider.cloneNode() as HTMLInputElement;
  other.value = String(value);
  return other.valueAsNumber;
}

/** The system's own slider in the house's look: keys, touch and reading aloud are its own. */
export function Range({ labelledBy, text, value, min, max, step, page, disabled, onChange, onCommit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const drawn = useRef(value);
  const move = useRef(onChange);
  const told = useRef(onCommit);
  told.current = onCommit;
  useEffect(() => {
    const own = input.current;
    if (own && own.valueAsNumber !== asTaken(own, drawn.current)) {
      // Moved before this was there.
      move.current(own.valueAsNumber);
      told.current?.(own.valueAsNumber);
    }
    // React's onChange is the browser's `input`, which comes with every step of a pull.
    const commit = () => own && told.current?.(own.valueAsNumber);
    own?.addEventListener("change", commit);
    return () => own?.removeEventListener("change", commit);
  }, []);
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  const jump = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    onChange(next);
    onCommit?.(next);
  };
  return (
    <input
      ref={input}
      type="range"
      className={look}
      style={{ "--at": `calc(${thumb / 2}px + (100% - ${thumb}px) * ${share.toFixed(4)})` } as React.CSSProperties}
      aria-labelledby={labelledBy}
      aria-valuetext={text}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={(event) => {
        const by = { PageUp: page, PageDown: -page }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        jump(by);
      }}
    />
  );
}
