import { useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import { kinds } from "@/lib/features/busrequest/rules";
import type { Week } from "@/lib/features/dashboard/schema";
import { useWords } from "./use-words";

/** The charts' numbers, newest first. */
export function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslations("dashboard");
  const kind = useTranslations("common.kind");
  const { number, span, week } = useWords();
  const heads = [...kinds.map((key) => kind(key)), t("offers.offers"), t("waits.median"), t("waits.p90")];
  const head = (
    <>
      <th scope="col">{t("week")}</th>
      {heads.map((label) => (
        <th key={label} scope="col" className="r">
          {label}
        </th>
      ))}
    </>
  );
  return (
    <details className="card st-numbers">
      <summary>{t("numbers")}</summary>
      <Table caption={t("numbers")} head={head}>
        {weeks.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row" className="st-row nw">
              {week(row.day)}
            </th>
            {kinds.map((key) => (
              <td key={key} className="r">
                {number(row[key])}
              </td>
            ))}
            <td className="r">{number(row.offers)}</td>
            <td className="r nw">{span(row.waits.median)}</td>
            <td className="r nw">{span(row.waits.p90)}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
