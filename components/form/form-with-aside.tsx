import type { ReactNode } from "react";

type Props = { form: ReactNode; aside: ReactNode; asideLabel?: string };

/** A form and, beside it on wide screens, what its values bring about. */
export function FormWithAside({ form, aside, asideLabel }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1.15fr)_minmax(24rem,1fr)]">
      <div className="min-w-0">{form}</div>
      <aside className="grid grid-cols-1 content-start gap-4 xl:sticky xl:top-4" aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
