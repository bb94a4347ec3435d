"use client";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { GuideQuestion } from "@/lib/features/priceguide/schema";
import type { EditName, Edits, editedGuide } from "@/lib/price/edits";
import type { PriceChange } from "@/lib/price/parameters";
import { type PartName, PartRow, rowClass } from "./part-row";
import { useEuro } from "./price-line";

type Row = { part: PartName; amounts: EditName[]; rates: EditName[] };

const rows: Row[] = [
  { part: "paidKm", amounts: ["paidKm"], rates: ["perKm"] },
  { part: "deadKm", amounts: ["deadKm"], rates: ["perKm"] },
  { part: "vehicleDays", amounts: ["vehicleDays"], rates: ["perDay"] },
  { part: "driver", amounts: ["driverHours"], rates: ["perHour"] },
  { part: "secondDriver", amounts: ["secondDriverHours"], rates: [] },
  { part: "overnight", amounts: ["nights"], rates: ["hotel"] },
  { part: "margin", amounts: ["margin"], rates: [] },
  { part: "season", amounts: [], rates: ["season"] },
  { part: "tolls", amounts: ["extras"], rates: [] },
];

type Props = {
  question: GuideQuestion;
  /** False: between out and back the bus drives home empty, and nobody sleeps away. */
  waits: boolean;
  own: PriceChange;
  edits: Edits;
  guide: ReturnType<typeof editedGuide>;
  /** Rates may be changed, too: whoever drives has its own. */
  rates: boolean;
  onEdit: (edits: Edits) => void;
};

/** The columns of all rows: what, by what, the formula's value beside an operator's own, how much. */
const columns = (rates: boolean) =>
  cn(
    "grid gap-x-3 text-sm grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto]",
    rates && "@xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(0,0.7fr)_auto]",
  );
function Head() {
  const t = useTranslations("price.columns");
  return (
    <li className={cn(rowClass, "border-b-2 border-ink sign-2xs text-ink-2 @max-xl:hidden")} aria-hidden="true">
      <span>{t("part")}</span>
      <span>{t("value")}</span>
      <span>{t("formula")}</span>
      <span className="text-right">{t("net")}</span>
    </li>
  );
}

type SumProps = { name: string; how?: string; amount: number; large?: boolean };

function Sum({ name, how, amount, large = false }: SumProps) {
  const euro = useEuro();
  return (
    <li className={cn(rowClass, large && "border-t-2 border-b-0 border-t-ink sign-md")}>
      {how ? <span className="@max-2xs:col-span-2">{name}</span> : <b className="@max-2xs:col-span-2">{name}</b>}
      <span className="text-ink-2 @max-2xs:hidden">{how}</span>
      <b className="-col-end-1 text-right tabular-nums">{euro(amount)}</b>
    </li>
  );
}

/** Every part of a guide with what it is made of, and their sum; boxed values may be changed, each row put back. */
export function PriceParts(props: Props) {
  const { guide, rates, edits, question } = props;
  const t = useTranslations("price");
  // A second driver has a row where one is needed; that no night is, is told.
  const shown = rows.filter(({ part }) => part !== "secondDriver" || guide.parts.secondDriver > 0);
  const tax = guide.vat.reduce((sum, { vat }) => sum + vat, 0);
  return (
    <div className="@container">
      <ul className={columns(rates)}>
        {rates && <Head />}
        {shown.map((row) => (
          <PartRow key={row.part} row={row} {...props} edits={edits} question={question} />
        ))}
        <Sum name={t("typicalNet")} amount={guide.net.typical} />
        <Sum name={t("vat.title")} how={t("vat.how")} amount={tax} />
        <Sum large name={t("typicalGross")} amount={guide.gross.typical} />
      </ul>
    </div>
  );
}
