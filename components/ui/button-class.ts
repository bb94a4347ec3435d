import { cva, type VariantProps } from "class-variance-authority";

const button = cva(
  "btn inline-flex cursor-pointer items-center justify-center gap-2 font-sign font-stretch-normal tracking-sign whitespace-nowrap no-underline normal-nums transition-[background] disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress! aria-disabled:cursor-not-allowed aria-disabled:opacity-50 forced-colors:border-2! forced-colors:border-[ButtonBorder]! print:hidden!",
  {
    variants: {
      variant: {
        pri: "border-transparent bg-brand text-on-brand hover:bg-brand-hover",
        line: "border-line-strong bg-surface hover:bg-hover board:bg-transparent board:hover:bg-board-line",
        ghost: "border-transparent hover:bg-hover board:hover:bg-board-line",
        ink: "border-transparent bg-ink text-page",
        // The contour of a road sign: for the one action of a public page.
        sign: "min-h-14 rounded-card bg-brand px-6 text-lg/none font-heavy text-on-brand [box-shadow:inset_0_0_0_3px_var(--brand),inset_0_0_0_5px_var(--on-brand)] hover:bg-brand-hover hover:[box-shadow:inset_0_0_0_3px_var(--brand-hover),inset_0_0_0_5px_var(--on-brand)]",
        danger: "border-current bg-surface text-danger",
        ok: "border-transparent bg-success text-surface",
      },
      small: { true: "min-h-8.5 text-sm/none max-lg:pointer-coarse:min-h-11", false: "" },
      wide: { true: "w-full" },
      square: { true: "w-control", false: "" },
      // Its words may take two lines.
      wraps: { true: "py-2! text-center leading-snug! whitespace-normal!" },
    },
    compoundVariants: [
      {
        variant: ["pri", "line", "ghost", "ink", "danger", "ok"],
        className: "rounded-control border-control font-bold",
      },
      {
        variant: ["pri", "line", "ghost", "ink", "danger", "ok"],
        small: false,
        className: "min-h-control text-md/none",
      },
      { variant: ["pri", "line", "ink", "danger", "ok"], small: false, square: false, className: "px-4" },
      { variant: "ghost", small: false, square: false, className: "px-3" },
      { variant: ["pri", "line", "ghost", "ink", "danger", "ok"], small: true, className: "px-3" },
      { small: false, square: true, className: "px-0" },
      { small: true, square: true, className: "max-lg:pointer-coarse:w-11" },
    ],
    defaultVariants: { variant: "line", small: false, square: false },
  },
);

type ButtonVariant = NonNullable<VariantProps<typeof button>["variant"]>;
export type Look = {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  square?: boolean;
  wraps?: boolean;
  className?: string;
};

/** Of the button of a form that counts at once: it is there where no script runs. */
export const noScriptButton = "hidden! noscript:inline-flex!";

/** For what is no Button: a plain link, a summary. A class that contradicts the look needs Tailwind's `!`. */
export function buttonClass({ className, ...look }: Look) {
  return button({ ...look, className });
}
