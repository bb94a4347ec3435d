import type { ReactNode } from "react";

export type EmptyFrameProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  level?: 2 | 3;
};

/** Sign, heading, words, and what to do next. */
export function EmptyFrame({ drawing, title, text, action, level = 2 }: EmptyFrameProps & { drawing: ReactNode }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="grid justify-items-center gap-2 px-5 py-9 text-center [&>svg]:mb-[0.4rem]">
      {drawing}
      <Heading className="sign-lg">{title}</Heading>
      {text && <p className="max-w-[38ch] text-ink-2">{text}</p>}
      {action}
    </div>
  );
}
