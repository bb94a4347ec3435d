import { cva } from "class-variance-authority";
import { cn } from "@/components/ui/cn";
import type { Shown } from "./layout";

/** Around the month and the week. */
export const frame = "overflow-hidden rounded-card border border-line bg-surface select-none";

/** Over these days a new entry or one that is moved is held. */
export const droppedDay = "bg-[color-mix(in_srgb,var(--brand)_38%,var(--surface))]";

/** The number of a day. */
export const dayButton =
  "min-h-6 min-w-7 rounded-chip px-[0.35rem] text-left font-sign text-sm/[1.5] whitespace-nowrap";

/** What is said by the look of an entry's bar. */
export function barState({ state }: Shown) {
  if (state === "pending") return "pending";
  return state === "past" || state === "filled" ? "over" : "live";
}

const pendingGround = "bg-surface";
const overGround = "bg-[color-mix(in_srgb,var(--kind-tint)_45%,var(--surface))]";

/** A bar of the month; its place comes by --lane and --span (days). `before`, `after`: it goes on in another week. */
export const monthBar = cva(
  cn(
    "absolute top-[calc(1.85rem+var(--lane)*24px)] z-1 flex h-5.5 w-[calc(var(--span)*100%+(var(--span)-1)*1px-6px)]",
    "items-center gap-[0.3rem] overflow-hidden pr-[0.35rem] pl-0.75 text-on-kind-tint max-lg:hidden",
    "font-text text-xs/[1.2] font-semibold font-stretch-84% whitespace-nowrap pointer-coarse:pointer-events-none",
  ),
  {
    variants: {
      state: { live: "bg-kind-tint", pending: pendingGround, over: overGround },
      before: { true: "left-0", false: "left-0.75 rounded-l-chip" },
      after: { false: "rounded-r-chip" },
      movable: { true: "cursor-grab", false: "" },
      selected: { true: "[box-shadow:0_0_0_2px_var(--ink)]" },
    },
    compoundVariants: [{ state: "pending", selected: false, class: "[box-shadow:inset_0_0_0_1.5px_var(--kind-line)]" }],
  },
);

/** A bar of the week's board. `held`: picked up by keyboard. */
export const weekBar = cva(
  cn(
    "absolute top-[calc(10px+var(--lane)*58px)] z-1 grid h-13.75 grid-cols-[20px_minmax(0,1fr)] content-center",
    "gap-x-[0.45rem] gap-y-[0.1rem] overflow-hidden rounded-control border-x-2 border-surface px-[0.55rem] text-left",
    "text-[0.78rem]/[1.25] font-stretch-86% text-on-kind-tint pointer-events-auto",
  ),
  {
    variants: {
      state: { live: "", pending: "", over: "" },
      /** Still to be filled. */
      vacant: {
        true: "bg-[repeating-linear-gradient(-45deg,var(--kind-tint)_0_7px,color-mix(in_srgb,var(--kind-tint)_65%,var(--surface))_7px_14px)]",
        false: "",
      },
      selected: { true: "[box-shadow:0_0_0_2px_var(--ink)]" },
      held: { true: "outline-3 -outline-offset-3 outline-ink outline-dashed" },
    },
    compoundVariants: [
      { state: "live", vacant: false, class: "bg-kind-tint" },
      { state: "pending", vacant: false, class: pendingGround },
      { state: "over", vacant: false, class: overGround },
      { state: "pending", selected: false, class: "[box-shadow:inset_0_0_0_1.5px_var(--kind-line)]" },
    ],
  },
);
