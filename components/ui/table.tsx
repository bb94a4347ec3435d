import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { DetailsSummary } from "./details-summary";
import { Icon } from "./icon";

type TableProps = {
  caption: string;
  head: ReactNode;
  children: ReactNode;
  sticky?: boolean;
  busy?: boolean;
  /** Of the frame; --cell-height, --cell-pad, --cell-side and --table-edge (left of the first column) set the cells. */
  className?: string;
};

/** Of a row's own head: set like a cell. */
export const rowHeadClass = "border-b border-line [font:inherit] text-ink in-[tr:hover]:bg-hover";
/** The summary that opens a chart's numbers. */
export function NumbersSummary({ children }: { children: ReactNode }) {
  return <DetailsSummary className="justify-between sign-lg">{children}</DetailsSummary>;
}

/** Of the check box in a row: seen while the row is pointed at or something is marked, always by touch and by keyboard. */
export const rowBoxClass =
  "in-[table]:my-0.75 in-[table]:size-4.5 pointer-fine:[table:not(:has(td_:checked))_tr:not(:hover,:focus-within)_&]:opacity-0";

/** A further line in a cell; on a phone's card it goes on in the line. */
export const tableNoteClass = "in-[table]:block in-[table]:text-xs in-[table]:text-ink-2";
/** A long text in a cell: two lines of it. */
export const tableTextClass = "in-[table]:line-clamp-2 in-[table]:max-w-48 in-[table]:wrap-anywhere";

/** Timetable rules. Server-renderable; the frame scrolls sideways by keyboard too. */
export function Table({ caption, head, children, sticky, busy, className }: TableProps) {
  return (
    <section
      className={cn("timetable-frame rounded-[inherit]", sticky && "timetable-sticky", className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={caption}
      aria-busy={busy}
    >
      <table className="timetable">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

type Sort = "asc" | "desc" | null;
type SortHeadProps = { children: ReactNode; sort: Sort; href: string; hint: string; right?: boolean };

/** Column head that sorts by a link: the order is in the address. `hint` says what the link will do. */
export function SortHead({ children, sort, href, hint, right }: SortHeadProps) {
  const aria = sort === "asc" ? "ascending" : sort === "desc" ? "descending" : "none";
  return (
    <th scope="col" aria-sort={aria} className={right ? "text-right" : undefined}>
      <Link href={href} scroll={false}>
        {children}
        <span className="sr-only"> ({hint})</span>
        {sort && <Icon of={sort === "asc" ? "arrow-up" : "arrow-down"} size={14} />}
      </Link>
    </th>
  );
}
