import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useBusWords } from "@/components/bus/bus-words";
import { Plate } from "@/components/bus/plate";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Table } from "@/components/ui/table";
import type { LedgerRecord } from "@/lib/features/ledger/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Sums = LedgerRecord["total"];

function Line({ name, kind, sums, bold }: { name: ReactNode; kind?: string; sums: Sums; bold?: boolean }) {
  const lng = useLocale() as Language;
  const t = useTranslations("ledger");
  const whole = (value: number) => formatNumber(Math.round(value), lng);
  const percent = Math.round((sums.share ?? 0) * 100);
  const bar = (className: string) => (
    <ProgressBar className={className} value={percent} max={100} aria-label={t("share")} />
  );
  return (
    <tr className={bold ? "font-bold" : undefined}>
      <th scope="row" className="border-b border-line whitespace-nowrap text-left">
        {name}
        {/* On a phone below the bus, as wide as there is room. */}
        <span className="mt-2 flex items-center gap-2 md:hidden">
          {bar("h-2")}
          {whole(percent)} %
        </span>
      </th>
      <td className="max-md:hidden">{kind}</td>
      <td className="text-right tabular-nums">{whole(sums.avoided)}</td>
      <td className="text-right tabular-nums max-md:hidden">{whole(sums.litres)}</td>
      <td className="text-right tabular-nums max-md:hidden">{whole(sums.carbon)}</td>
      <td className="max-md:hidden">
        <span className="flex items-center gap-2 whitespace-nowrap">
          {bar("h-2 max-w-24")}
          {whole(percent)} %
        </span>
      </td>
      <td className="text-right tabular-nums">{whole(sums.trips)}</td>
    </tr>
  );
}

/** One line a bus, and all of them. */
export function BusLines({ buses, total }: Pick<LedgerRecord, "buses" | "total">) {
  const t = useTranslations("ledger");
  const { designOf } = useBusWords();
  const head = (
    <>
      <th scope="col">{t("bus")}</th>
      <th scope="col" className="max-md:hidden" aria-label={t("bus")} />
      <th scope="col" className="text-right">
        {t("colAvoided")}
      </th>
      <th scope="col" className="text-right max-md:hidden">
        {t("colLitres")}
      </th>
      <th scope="col" className="text-right max-md:hidden">
        {t("colCarbon")}
      </th>
      <th scope="col" className="max-md:hidden">
        {t("colShare")}
      </th>
      <th scope="col" className="text-right">
        {t("colTrips")}
      </th>
    </>
  );
  return (
    <div className="card p-0!">
      <Table caption={t("allBuses")} head={head} className="max-sm:[--cell-side:clamp(0.2rem,9.7vw-28px,0.75rem)]">
        {buses.map(({ bus, ...sums }) => (
          <Line
            key={bus?.id ?? "none"}
            name={bus ? <Plate plate={bus.plate} country={bus.country} /> : t("noBus")}
            kind={bus ? t("seats", { design: designOf({ design: bus.design }), seats: bus.capacity }) : undefined}
            sums={sums}
          />
        ))}
        <Line name={t("allBuses")} sums={total} bold />
      </Table>
    </div>
  );
}
