import type { Config } from "tailwindcss";

const kinds = ["group", "vacancy", "empty", "emergency", "partner"] as const;
const kindColors = Object.fromEntries(
  kinds.flatMap((kind) => [
    [kind, `var(--kind-${kind})`],
    [`on-${kind}`, `var(--on-kind-${kind})`],
    [`${kind}-tint`, `var(--kind-${kind}-tint)`],
    [`on-${kind}-tint`, `var(--on-kind-${kind}-tint)`],
  ]),
);
const roles = [
  "page surface sunken raised hover selected board on-board on-board-2 ink ink-2 ink-3 line line-strong",
  "brand brand-tint on-brand success success-tint danger danger-tint warning warning-tint info info-tint",
].join(" ");

/** The roles of app/styles/tokens.css as utilities: bg-surface, text-ink-2, border-line, rounded-card, md:… */
export default {
  theme: {
    screens: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "100rem" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...Object.fromEntries(roles.split(" ").map((role) => [role, `var(--${role})`])),
      ...kindColors,
    },
    fontFamily: { sign: "var(--font-sign)", text: "var(--font-text)", plate: "var(--font-plate)" },
    borderRadius: {
      chip: "var(--r-1)",
      control: "var(--r-2)",
      card: "var(--r-3)",
      dialog: "var(--r-4)",
      full: "999px",
    },
    extend: { boxShadow: { float: "var(--shadow-2)", dialog: "var(--shadow-3)" } },
  },
} satisfies Config;
