import { cva } from "class-variance-authority";
import { cn } from "@/components/ui/cn";
import type { Shown } from "./layout";

/** Around the month and the week. */
export const frame = "overflow-clip rounded-card border border-line bg-surface select-none";

/** Over these days a new entry or one that is moved is held. */
export const droppedDay = "bg-[color-mix(in_srgb,var(--brand)_38%,var(--surface))]";

/** The number of a day. */
export const dayButton = "min-h-6 min-w-7 rounded-chip px-1 text-left sign-sm leading-body whitespace-nowrap";

/** What is said by the look of an entry's bar. */
export function barState({ state, end }: Shown, now = 0) {
  if (state === "busy") return "busy";
  if (state === "pending") return "pending";
  return state === "past" || state === "filled" || end <= now ? "over" : "live";
}

const pendingGround = "bg-surface";
const overGround = "bg-[color-mix(in_srgb,var(--kind-tint)_45%,var(--surface))]";

/** Where time has gone by. */
export const hatched = "bg-[repeating-linear-gradient(-45deg,var(--line)_0_1px,transparent_1px_7px)]";

/** Taken by a calendar that is kept elsewhere. */
const busyGround = cn(hatched, "border border-line-strong");

/** A bar of the month; its place comes by --lane and --span (days). `before`, `after`: it goes on in another week. */
export const monthBar = cva(
  cn(
    "absolute top-[calc(1.85rem+var(--lane)*24px)] z-1 flex h-5.5 w-[calc(var(--span)*100%+(var(--span)-1)*1px-6px)]",
    "items-center gap-1 overflow-hidden pr-[0.35rem] pl-0.75 text-on-kind-tint max-lg:hidden",
    "font-text text-xs/snug font-medium font-stretch-84% whitespace-nowrap pointer-coarse:pointer-events-none",
  ),
  {
    variants: {
      state: { live: "bg-kind-tint", pending: pendingGround, over: overGround, busy: busyGround },
      before: { true: "left-0", false: "left-0.75 rounded-l-chip" },
      after: { false: "rounded-r-chip" },
      movable: { true: "cursor-grab", false: "" },
      selected: { true: "[box-shadow:0_0_0_2px_var(--ink)]" },
    },
    compoundVariants: [{ state: "pending", selected: false, class: "[box-shadow:inset_0_0_0_1.5px_var(--kind-line)]" }],
  },
);

/** The box of an entry on the board of buses: what can be pressed. `held`: picked up by keyboard. */
export const boardBox = cva(
  "absolute z-1 h-9.5 rounded-control text-left text-xs text-on-kind-tint pointer-events-auto",
  {
    variants: {
      selected: { true: "[box-shadow:0_0_0_2px_var(--ink)]" },
      held: { true: "-outline-offset-3 [outline:3px_dashed_var(--ink)]" },
    },
  },
);

/** An entry's own hours inside its box. */
export const boardHours = cva("absolute inset-y-0 min-w-6 rounded-control", {
  variants: {
    state: { live: "", pending: pendingGround, over: overGround, busy: busyGround },
    /** Still to be filled. */
    vacant: {
      true: "bg-[repeating-linear-gradient(-45deg,var(--kind-tint)_0_7px,color-mix(in_srgb,var(--kind-tint)_65%,var(--surface))_7px_14px)]",
      false: "",
    },
    clash: { true: "[box-shadow:inset_0_0_0_2px_var(--danger)]", false: "" },
  },
  compoundVariants: [
    { state: "live", vacant: false, class: "bg-kind-tint" },
    { state: "pending", clash: false, class: "[box-shadow:inset_0_0_0_1.5px_var(--kind-line)]" },
  ],
});
