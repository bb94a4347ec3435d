import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

const signs = { info: Info, warn: TriangleAlert, bad: CircleAlert, ok: CircleCheck };
type Tone = keyof typeof signs;
type Props = { tone?: Tone; title?: ReactNode; children?: ReactNode; live?: boolean };

/** A message that stays on the page. `live` where it appears after the page has loaded. */
export function Notice({ tone = "info", title, children, live }: Props) {
  const role = live ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div className={`note ${tone}`} role={role}>
      <Icon of={signs[tone]} size={19} />
      <div>
        {title && <b>{title}</b>}
        {title && children ? <br /> : null}
        {children}
      </div>
    </div>
  );
}
