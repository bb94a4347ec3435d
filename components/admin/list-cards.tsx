import { cn } from "@/components/ui/cn";
import { MarkBox, RowControl, type RowsProps } from "./list-table";

/** The list on phones: the first column is the card's title, the others stand below with their names. */
export function ListCards<Row extends { id: string }>({ rows, columns, nameOf, selection, onOpen }: RowsProps<Row>) {
  const [title, ...rest] = columns;
  if (!title) return null;
  return (
    <div className="lg:hidden">
      {rows.map((row) => (
        <article
          key={row.id}
          className={cn(
            "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-[0.35rem] border-b border-line px-4 py-[0.9rem]",
            selection?.has(row.id) && "bg-selected",
          )}
        >
          <h2 className="text-md">
            <RowControl row={row} nameOf={nameOf} onOpen={onOpen} className="min-h-11 wrap-anywhere">
              {title.cell ? title.cell(row) : title.text(row)}
            </RowControl>
          </h2>
          <MarkBox row={row} nameOf={nameOf} selection={selection} className="min-h-11 min-w-11 place-content-center" />
          <dl className="col-span-full grid gap-[0.15rem] text-sm">
            {rest.map(({ key, label, cell, text }) => {
              const content = cell ? cell(row) : text(row);
              return content === "" || content === null || content === undefined ? null : (
                <div key={key} className="grid grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)] gap-3">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="wrap-anywhere">{content}</dd>
                </div>
              );
            })}
          </dl>
        </article>
      ))}
    </div>
  );
}
