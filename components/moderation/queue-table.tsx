import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import type { PendingEntry } from "./entry";
import { HintFlags } from "./hint-flags";
import { KindName, RouteButton, Sender, Wait } from "./row-parts";
import type { Queue } from "./use-queue";

type RowProps = { entry: PendingEntry; queue: Queue; now: number };

function QueueRow({ entry, queue, now }: RowProps) {
  const t = useTranslations("moderation.row");
  const { record } = entry;
  const on = queue.current === entry;
  const select = () => queue.select(record.id);
  return (
    // The button in the row does the same by keyboard.
    <tr className={on ? "sel" : undefined} onClick={select}>
      <td>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keeps the row from being selected by its checkbox */}
        <label className="check" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            checked={queue.marked.includes(entry)}
            onChange={() => queue.mark(record.id)}
            aria-label={t("mark", { reference: record.reference })}
          />
        </label>
      </td>
      <td className="nw">
        <Wait entry={entry} now={now} />
      </td>
      <td>
        <KindName kind={record.category} />
      </td>
      <td className="nw">
        <RouteButton record={record} pressed={on} onPress={select} />
      </td>
      <td className="r">{record.passengers ?? ""}</td>
      <td>
        <Sender entry={entry} />
      </td>
      <td>
        <HintFlags entry={entry} now={now} />
      </td>
    </tr>
  );
}

/** The queue as a timetable: one row selected, any number marked. */
export function QueueTable({ queue, now, newest }: { queue: Queue; now: number; newest: boolean }) {
  const t = useTranslations("moderation");
  const head = (
    <>
      <th scope="col">
        <span className="sr">{t("column.mark")}</span>
      </th>
      <th scope="col" aria-sort={newest ? "descending" : "ascending"}>
        {t("column.waits")}
      </th>
      <th scope="col">{t("column.kind")}</th>
      <th scope="col">{t("column.route")}</th>
      <th scope="col" className="r">
        {t("column.people")}
      </th>
      <th scope="col">{t("column.sender")}</th>
      <th scope="col">{t("column.hint")}</th>
    </>
  );
  return (
    <Table caption={t("queue.title")} head={head} sticky>
      {queue.rows.map((entry) => (
        <QueueRow key={entry.record.id} entry={entry} queue={queue} now={now} />
      ))}
    </Table>
  );
}
