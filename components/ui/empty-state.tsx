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
    <div className="grid justify-items-center gap-2 px-5 py-9 text-center [&>svg]:mb-[0.4rem]">
      <RoadSign name={sign} />
      <Heading className="sign-lg">{title}</Heading>
      {text && <p className="max-w-[38ch] text-ink-2">{text}</p>}
      {action}
    </div>
  );
}
