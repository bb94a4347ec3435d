import type { ReactNode } from "react";

type Props = { id: string; title: string; text?: ReactNode; children: ReactNode };

/** One matter of the account page, under its own heading. */
export function ProfileSection({ id, title, text, children }: Props) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="text-ink-2 max-w-prose">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
