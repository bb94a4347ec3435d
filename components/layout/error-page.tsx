import type { ReactNode } from "react";

type Props = {
  sign: ReactNode;
  title: string;
  text: string;
  code: string;
  alert?: boolean;
  /** The ways on. */
  children: ReactNode;
};

/** A sign in the middle of an otherwise empty page: what is not there, not allowed or broken. */
export function ErrorPage({ sign, title, text, code, alert, children }: Props) {
  return (
    <div
      className="grid min-h-[min(42rem,calc(100vh-var(--header-h)))] content-center justify-items-center gap-4 px-edge py-[3.2rem] text-center max-md:px-4 max-md:py-8 [&>svg]:max-w-[86vw]"
      role={alert ? "alert" : undefined}
    >
      {sign}
      <h1 className="mt-3 text-3xl">{title}</h1>
      <p className="max-w-[46ch] text-lg text-ink-2">{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-3 max-md:*:w-full">{children}</div>
      <span className="text-xs text-ink-3">{code}</span>
    </div>
  );
}
