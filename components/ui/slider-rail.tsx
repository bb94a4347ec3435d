"use client";
import * as Slider from "@radix-ui/react-slider";

/** The look of a slider's root. */
export const sliderClass =
  "relative flex h-11 min-w-16 flex-1 touch-none items-center select-none data-disabled:opacity-50";

/** Track and thumb inside a slider's root; `text` is what the value is called. */
export function SliderRail({ labelledBy, text }: { labelledBy: string; text: string }) {
  return (
    <>
      <Slider.Track className="relative h-1 flex-1 rounded-[2px] bg-line-strong">
        <Slider.Range className="absolute h-full rounded-[2px] bg-ink" />
      </Slider.Track>
      <Slider.Thumb
        className="block size-5.5 cursor-grab rounded-full border-4 border-ink bg-brand"
        aria-labelledby={labelledBy}
        aria-valuetext={text}
      />
    </>
  );
}
