import type { ComponentProps, ReactNode } from "react";
import { RoadSign } from "./road-sign";

type Props = {
  sign?: ComponentProps<typeof RoadSign>["name"];
  title: ReactNode;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  level?: 2 | 3;
};

export function EmptyState({ sign = "deadEnd", title, text, action, level = 2 }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="empty">
      <RoadSign name={sign} />
      <Heading className="text-[length:var(--text-lg)]">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
