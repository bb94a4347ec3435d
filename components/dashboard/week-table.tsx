import { useTranslations } from "next-intl";
import { NumbersSummary, rowHeadClass, Table } from "@/components/ui/table";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { Week } from "@/lib/features/dashboard/schema";
import { useWords } from "./use-words";

type Props = { weeks: readonly Week[] };
type Part = { caption: string; heads: readonly string[]; cellsOf: (week: Week) => readonly string[] };

function WeekRows({ weeks, caption, heads, cellsOf }: Props & Part) {
  const t = useTranslations("dashboard");
  const { week } = useWords();
  const head = (
    <>
      <th scope="col">{t("week")}</th>
      {heads.map((label) => (
        <th key={label} scope="col" className="text-right">
          {label}
        </th>
      ))}
    </>
  );
  return (
    <>
      <h3 className="mt-4 mb-1 sign-md">{caption}</h3>
      <Table caption={caption} head={head}>
        {weeks.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row" className={rowHeadClass}>
              {week(row.day)}
            </th>
            {cellsOf(row).map((cell, index) => (
              <td key={heads[index]} className="text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}

/** The charts' numbers, newest first. */
export function WeekTable({ weeks }: Props) {
  const t = useTranslations("dashboard");
  const kind = useTranslations("common.kind");
  const { number, span } = useWords();
  const named = kinds.map((key) => kind(key));
  return (
    <details className="card min-w-0">
      <NumbersSummary>{t("numbers")}</NumbersSummary>
      <WeekRows
        weeks={weeks}
        caption={t("requests.title")}
        heads={[...named, t("waits.median"), t("waits.p90")]}
        cellsOf={(row) => [...kinds.map((key) => number(row[key])), span(row.waits.median), span(row.waits.p90)]}
      />
      <WeekRows
        weeks={weeks}
        caption={t("offers.title")}
        heads={[...named, t("offers.offers")]}
        cellsOf={(row) => [...kinds.map((key) => number(row.offersByKind[key])), number(row.offers)]}
      />
    </details>
  );
}
