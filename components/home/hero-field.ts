import { cva } from "class-variance-authority";
import { cn } from "@/components/ui/cn";

const dot =
  "after:absolute after:top-0 after:left-0 after:size-4.5 after:rounded-full max-lg:after:top-5.5 max-lg:after:left-px";

const line = "before:absolute before:top-1.75 before:right-[-1.1rem] before:left-0 before:h-1 before:bg-ink";

/** A part of the form on the route line: where the ride begins and ends, and between them. */
export const heroFieldClass = cva("grid gap-0.5", {
  variants: {
    at: {
      start: cn(
        "relative content-end pt-5 max-lg:col-span-full max-lg:pt-0 max-lg:pl-8.5 after:bg-ink",
        dot,
        line,
        "max-lg:before:top-6 max-lg:before:right-auto max-lg:before:bottom-[-2.4rem] max-lg:before:left-2 max-lg:before:h-auto max-lg:before:w-1",
      ),
      end: cn(
        "relative content-end pt-5 max-lg:col-span-full max-lg:pt-0 max-lg:pl-8.5 after:border-4 after:border-ink after:bg-surface",
        dot,
      ),
      between: cn(
        "relative w-18 max-lg:absolute max-lg:top-[3.6rem] max-lg:right-edge max-lg:z-2 max-lg:w-auto max-lg:before:hidden",
        line,
      ),
      aside: "relative content-end pt-5 max-lg:pt-0",
    },
  },
});

export const heroLabelClass = "font-text text-sm/snug font-medium text-ink-2";

export const heroInputClass = cva(
  "flex w-full max-w-full min-w-0 items-center gap-2 rounded-none border-0 border-b-2 border-line-strong bg-transparent px-0 pt-1 pb-1 font-sign font-heavy tracking-sign whitespace-nowrap placeholder:font-medium placeholder:text-ink-3 placeholder:opacity-100",
  {
    variants: {
      small: {
        true: "min-h-11 text-xl max-md:min-h-[2.4rem] max-md:text-lg",
        false: "text-2xl max-xl:text-xl",
      },
    },
    defaultVariants: { small: false },
  },
);
