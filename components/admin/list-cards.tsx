import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { MarkBox, RowControl, type RowsProps } from "./list-table";
import type { ListColumn } from "./types";

/** Numbers and days say what they are; words speak for themselves, for the ear alone they are named. */
function Fact<Row>({ row, column: { label, right, sort, cell, text } }: { row: Row; column: ListColumn<Row> }) {
  const words = text(row);
  // A cell may draw around nothing: the words tell.
  if (words === "" || words === null || words === undefined) return null;
  const content = cell ? cell(row) : words;
  const isNumber = right && !sort;
  return (
    <span className="not-last:after:content-[',_']">
      {!isNumber && <span className="sr-only">{label} </span>}
      {content}
      {isNumber && ` ${label}`}
    </span>
  );
}

type Props<Row extends { id: string }> = RowsProps<Row> & {
  signOf?: (row: Row) => ReactNode;
  /** All of the second line is wanted: its columns were chosen. */
  whole: boolean;
};

/** The list on phones in rows of two lines: sign, title and what stands beside it, then everything else. */
export function ListCards<Row extends { id: string }>({
  rows,
  columns,
  nameOf,
  selection,
  onOpen,
  signOf,
  whole,
}: Props<Row>) {
  const title = columns.find(({ card }) => card === "title") ?? columns[0];
  const side = columns.find(({ card }) => card === "side");
  const facts = columns.filter((column) => column !== title && !column.card);
  const rest = [...facts, ...columns.filter(({ card }) => card === "last")];
  if (!title) return null;
  return (
    <div className="lg:hidden">
      {rows.map((row) => (
        <article
          key={row.id}
          className={cn(
            "flex items-center gap-3 border-b border-line px-4 py-2 text-sm",
            selection?.has(row.id) && "bg-selected",
          )}
        >
          {signOf?.(row)}
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-3">
              <h2 className="min-w-0 flex-1 sign-md">
                <RowControl row={row} nameOf={nameOf} onOpen={onOpen} className="min-h-11 truncate">
                  {title.cell ? title.cell(row) : title.text(row)}
                </RowControl>
              </h2>
              {side && (side.cell ? side.cell(row) : side.text(row))}
            </div>
            <p className={cn("relative -mt-2 text-ink-2 font-stretch-dense", whole ? "wrap-anywhere" : "truncate")}>
              {rest.map((column) => (
                <Fact key={column.key} row={row} column={column} />
              ))}
            </p>
          </div>
          <MarkBox
            row={row}
            nameOf={nameOf}
            selection={selection}
            className="min-h-11 min-w-11 items-center justify-center"
          />
        </article>
      ))}
    </div>
  );
}
