import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What its colours and lines mean, beside the title. */
  keys?: ReactNode;
  note?: ReactNode;
  /** Read out in place of the drawing. */
  alt: string;
  foot?: ReactNode;
  children: ReactNode;
};

export const chartKeysClass = "flex flex-wrap gap-y-1 font-text text-sm/body font-bold text-ink-2";
export const chartKeyClass = "inline-flex items-center gap-1.5";

/** A chart in a card. */
export function ChartFigure({ title, keys, note, alt, foot, children }: Props) {
  return (
    <figure className="card min-w-0">
      <figcaption className="mb-3 flex flex-wrap justify-between gap-x-4 gap-y-1 sign-lg">
        {title}
        {keys}
      </figcaption>
      {note}
      <div className="h-60 [&_svg]:focus:outline-0" role="img" aria-label={`${title}. ${alt}`}>
        {children}
      </div>
      {foot}
    </figure>
  );
}
