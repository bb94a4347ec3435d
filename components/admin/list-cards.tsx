import { MarkBox, RowControl, type RowsProps } from "./list-table";

/** The list on phones: the first column is the card's title, the others stand below with their names. */
export function ListCards<Row extends { id: string }>({ rows, columns, nameOf, selection, onOpen }: RowsProps<Row>) {
  const [title, ...rest] = columns;
  if (!title) return null;
  return (
    <div className="al-c">
      {rows.map((row) => (
        <article key={row.id} className={selection?.has(row.id) ? "sel" : undefined}>
          <h2>
            <RowControl row={row} nameOf={nameOf} onOpen={onOpen}>
              {title.cell ? title.cell(row) : title.text(row)}
            </RowControl>
          </h2>
          <MarkBox row={row} nameOf={nameOf} selection={selection} />
          <dl>
            {rest.map(({ key, label, cell, text }) => {
              const content = cell ? cell(row) : text(row);
              return content === "" || content === null || content === undefined ? null : (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{content}</dd>
                </div>
              );
            })}
          </dl>
        </article>
      ))}
    </div>
  );
}
