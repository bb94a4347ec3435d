import { useTranslations } from "next-intl";
import type { ListColumn } from "@/components/admin/types";
import { cn } from "@/components/ui/cn";
import { rowBoxClass, Table } from "@/components/ui/table";
import type { PendingEntry } from "./entry";
import { RouteButton } from "./row-parts";
import type { Queue } from "./use-queue";
import { routeColumn } from "./use-queue-columns";

type Columns = {
  columns: readonly ListColumn<PendingEntry>[];
  /** The usual columns, nothing chosen: those that can be spared leave narrow screens. */
  isUsual: boolean;
};

const spared: Record<string, string> = { companyName: "max-[85.0625rem]:hidden", passengers: "max-xl:hidden" };
const classOf = ({ key, right, nowrap }: ListColumn<PendingEntry>, isUsual: boolean) =>
  cn(right && "text-right", nowrap && "whitespace-nowrap", isUsual && spared[key]) || undefined;

type RowProps = Columns & { entry: PendingEntry; queue: Queue };

function QueueRow({ entry, queue, columns, isUsual }: RowProps) {
  const t = useTranslations("moderation.row");
  const { record } = entry;
  const on = queue.current === entry;
  const select = () => queue.select(record.id);
  return (
    // The button in the row does the same by keyboard.
    <tr className={on ? "*:bg-selected" : undefined} onClick={select}>
      <td>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keeps the row from being selected by its checkbox */}
        <label className="check-line" onClick={(event) => event.stopPropagation()}>
          <input
            className={rowBoxClass}
            type="checkbox"
            checked={queue.marked.includes(entry)}
            onChange={() => queue.mark(record.id)}
            aria-label={t("mark", { reference: record.reference })}
          />
        </label>
      </td>
      {columns.map((column) => (
        <td key={column.key} className={classOf(column, isUsual)}>
          {column.key === routeColumn ? (
            <RouteButton record={record} pressed={on} onPress={select} />
          ) : (
            (column.cell?.(entry) ?? column.text(entry))
          )}
        </td>
      ))}
    </tr>
  );
}

/** The queue as a timetable: one row selected, any number marked. */
export function QueueTable({ queue, newest, ...shown }: Columns & { queue: Queue; newest: boolean }) {
  const t = useTranslations("moderation");
  const sortOf = ({ key }: ListColumn<PendingEntry>) =>
    key === "created_at" ? (newest ? "descending" : "ascending") : undefined;
  const head = (
    <>
      <th scope="col">
        <span className="sr-only">{t("column.mark")}</span>
      </th>
      {shown.columns.map((column) => (
        <th
          key={column.key}
          scope="col"
          className={classOf({ ...column, nowrap: false }, shown.isUsual)}
          aria-sort={sortOf(column)}
        >
          {column.label}
        </th>
      ))}
    </>
  );
  return (
    <Table
      caption={t("queue.title")}
      head={head}
      sticky
      className="min-h-0 [--cell-height:3.1rem] [--cell-pad:0.4rem] [--table-edge:1.1rem] max-lg:hidden"
    >
      {queue.rows.map((entry) => (
        <QueueRow key={entry.record.id} entry={entry} queue={queue} {...shown} />
      ))}
    </Table>
  );
}
