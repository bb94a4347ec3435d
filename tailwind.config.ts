import type { Config } from "tailwindcss";
import type { PluginAPI } from "tailwindcss/plugin";

const token = (name: string) => `var(--${name})`;
const named = (names: string, prefix = "") =>
  Object.fromEntries(names.split(" ").map((name) => [name, token(prefix + name)]));

const surfaces = "page surface sunken raised hover selected scrim board board-2 board-line on-board on-board-2";
const inks = "ink ink-2 ink-3 line line-strong";
const brand = "brand brand-hover brand-tint on-brand on-brand-2 hero on-hero on-hero-2";
const feedback =
  "success success-tint danger danger-tint on-danger warning warning-tint info info-tint focus-inner focus-outer";
/** Of the element with data-kind around it (app/styles/tokens.css). */
const kindAround = named("kind on-kind kind-tint on-kind-tint kind-line");

const words = named("2xs xs sm md lg xl 2xl 3xl 4xl", "text-");
const font = (family: string, line: string, weight: string) => ({
  fontFamily: token(`font-${family}`),
  lineHeight: token(`lh-${line}`),
  fontWeight: token(`w-${weight}`),
});
const styles = (name: string, sizes: string, style: Record<string, string>) =>
  Object.fromEntries(sizes.split(" ").map((size) => [`.${name}-${size}`, { fontSize: words[size], ...style }]));
/** The text styles beside the sizes of words: signs, titles, and the numbers of records. */
const textStyles = {
  ...styles("sign", "2xs xs sm md lg", font("sign", "snug", "bold")),
  ...styles("title", "xl 2xl 3xl", { ...font("sign", "tight", "sign"), letterSpacing: token("track-sign") }),
  ".reference": {
    fontFamily: token("font-plate"),
    fontSize: "0.92em",
    letterSpacing: "-0.02em",
    whiteSpace: "nowrap",
  },
};

/** The tokens of app/styles/tokens.css as utilities; app/globals.css tells which names there are beyond Tailwind's. */
export default {
  theme: {
    screens: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "100rem" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...named(`${surfaces} ${inks} ${brand} ${feedback}`),
      ...kindAround,
    },
    fontFamily: { sign: token("font-sign"), text: token("font-text"), plate: token("font-plate") },
    // A size alone: the line height stays as it is around, or is said (text-sm/snug, leading-tight).
    fontSize: words,
    lineHeight: { none: "1", ...named("tight snug body", "lh-") },
    fontWeight: {
      regular: token("w-regular"),
      medium: token("w-medium"),
      bold: token("w-bold"),
      heavy: token("w-sign"),
    },
    letterSpacing: { normal: "0", sign: token("track-sign") },
    borderRadius: {
      none: "0",
      chip: token("r-1"),
      control: token("r-2"),
      card: token("r-3"),
      dialog: token("r-4"),
      full: token("r-full"),
    },
    transitionTimingFunction: { linear: "linear", in: token("ease-in"), out: token("ease-out") },
    transitionDuration: {
      DEFAULT: token("t-1"),
      press: token("t-1"),
      popover: token("t-2"),
      sheet: token("t-3"),
    },
    extend: {
      spacing: { control: token("control-h"), "control-dense": token("control-h-dense"), edge: token("page-pad") },
      // Pages are wide, of text or of a form; a paragraph is as wide as it reads well.
      maxWidth: { page: token("page-max"), text: token("text-max"), form: token("form-max"), measure: "66ch" },
      gridTemplateColumns: { text: "minmax(0, var(--text-max))", form: "minmax(0, var(--form-max))" },
      borderWidth: { control: "1.5px" },
      zIndex: {
        "map-control": token("z-map-control"),
        ...named("header sheet popover dialog consent toast skip", "z-"),
      },
      keyframes: {
        fade: { from: { opacity: "0" } },
        "from-right": { from: { transform: "translateX(2rem)", opacity: "0" } },
        rise: { from: { opacity: "0", transform: "translateY(16px)" } },
        skeleton: { to: { opacity: "0.45" } },
        late: { from: { visibility: "hidden" } },
        drive: { from: { left: "0" }, to: { left: "calc(100% - 12px)" } },
        "drive-line": { from: { backgroundSize: "0 100%" }, to: { backgroundSize: "100% 100%" } },
        "toast-line": { from: { width: "0" } },
        "toast-out": {
          from: { transform: "translateX(var(--radix-toast-swipe-end-x))" },
          to: { transform: "translateX(110vw)" },
        },
      },
      animation: {
        fade: "fade var(--t-3) var(--ease-out)",
        "fade-fast": "fade var(--t-2) var(--ease-out)",
        "fade-out": "fade var(--t-2) var(--ease-in) reverse forwards",
        "from-right": "from-right var(--t-3) var(--ease-out)",
        rise: "rise var(--t-3) var(--ease-out)",
        skeleton: "skeleton 1.4s ease-in-out infinite alternate",
        late: "late 400ms step-end",
        drive: "drive 1.8s var(--ease-out) infinite",
        "drive-line": "drive-line 1.8s var(--ease-out) infinite",
        "toast-line": "toast-line var(--t-toast) linear forwards",
        "toast-out": "toast-out var(--t-2) var(--ease-in) forwards",
      },
    },
  },
  plugins: [({ addUtilities }: PluginAPI) => addUtilities(textStyles)],
} satisfies Config;
