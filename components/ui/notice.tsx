import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";

const signs = {
  info: "info",
  warn: "triangle-exclamation-point",
  bad: "circle-exclamation-point",
  ok: "circle-check",
} as const;
const iconTones = { info: "text-info", warn: "text-warning", bad: "text-danger", ok: "text-info" };
type Tone = keyof typeof signs;

/** Of a notice that is a paragraph or a quotation. */
export const noticeClass = cva(
  "grid grid-cols-[auto_1fr] gap-2 rounded-control px-4 py-3 text-sm print:bg-transparent! print:text-[#000]!",
  {
    variants: { tone: { info: "bg-info-tint", ok: "bg-info-tint", warn: "bg-warning-tint", bad: "bg-danger-tint" } },
    defaultVariants: { tone: "info" },
  },
);

type Props = { tone?: Tone; title?: ReactNode; children?: ReactNode; live?: boolean };

/** A message that stays on the page. `live` where it appears after the page has loaded. */
export function Notice({ tone = "info", title, children, live }: Props) {
  const role = live ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div className={noticeClass({ tone })} role={role}>
      <Icon of={signs[tone]} size={19} className={cn("mt-0.5", iconTones[tone])} />
      <div>
        {title && <b>{title}</b>}
        {title && children ? <br /> : null}
        {children}
      </div>
    </div>
  );
}
