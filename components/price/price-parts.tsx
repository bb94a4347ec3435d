"use client";
import { RotateCcw } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { GuideQuestion } from "@/lib/features/priceguide/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type EditName, type Edits, highestEdit, valuesOfGuide } from "@/lib/price/edits";
import type { priceGuide } from "@/lib/price/guide";
import { type PriceChange, withChanges } from "@/lib/price/parameters";
import { NumberBox } from "./number-box";
import { useEuro } from "./price-line";

type Parts = ReturnType<typeof priceGuide>["parts"];
type Row = { part: keyof Parts; amounts: EditName[]; rates: EditName[] };

const rows: Row[] = [
  { part: "paidKm", amounts: ["paidKm"], rates: ["perKm"] },
  { part: "deadKm", amounts: ["deadKm"], rates: ["perKm"] },
  { part: "vehicleDays", amounts: ["vehicleDays"], rates: ["perDay"] },
  { part: "driver", amounts: ["driverHours"], rates: ["perHour"] },
  { part: "secondDriver", amounts: ["secondDriverHours"], rates: [] },
  { part: "overnight", amounts: ["nights"], rates: ["hotel"] },
  { part: "margin", amounts: ["margin"], rates: [] },
  { part: "season", amounts: [], rates: ["season"] },
  { part: "tolls", amounts: [], rates: [] },
  { part: "extras", amounts: ["extras"], rates: [] },
];

type Props = {
  question: GuideQuestion;
  own: PriceChange;
  edits: Edits;
  parts: Parts;
  /** Rates may be changed, too: whoever drives has its own. */
  rates: boolean;
  onEdit: (edits: Edits) => void;
};

function without(edits: Edits, names: readonly EditName[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !names.includes(name as EditName)));
}

function PartRow({ row, question, own, edits, parts, rates, onEdit }: Props & { row: Row }) {
  const t = useTranslations("price");
  const lng = useLocale() as Language;
  const euro = useEuro();
  const formula = valuesOfGuide(question, withChanges());
  const start = valuesOfGuide(question, withChanges(own));
  const unit = (name: EditName) => t(`unit.${name}`);
  const number = (value: number) => formatNumber(Math.round(value * 100) / 100, lng);
  const boxes = [...row.amounts, ...(rates ? row.rates : [])];
  const changed = boxes.filter((name) => edits[name] !== undefined);
  const unlike = boxes.filter((name) => (edits[name] ?? start[name]) !== formula[name]);
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 border-t border-line py-2">
      <span className="flex-1">
        {t(`part.${row.part}`)}
        {unlike.length > 0 && (
          <span className="text-xs text-ink-3">
            <br />
            {t("formula", { values: unlike.map((name) => `${number(formula[name])} ${unit(name)}`).join(", ") })}
          </span>
        )}
      </span>
      <span className="flex items-center gap-2">
        {boxes.map((name) => (
          <NumberBox
            // A reset takes back what was typed, too.
            key={`${name}${edits[name] === undefined}`}
            label={`${t(`part.${row.part}`)}: ${t(`box.${name}`)}`}
            unit={unit(name)}
            value={edits[name] ?? start[name]}
            most={highestEdit[name]}
            changed={unlike.includes(name)}
            onChange={(value) => onEdit({ ...edits, [name]: value })}
          />
        ))}
        {!rates &&
          row.rates.map((name) => (
            <span key={name} className="text-sm text-ink-2">
              × {number(start[name])} {name === "season" ? "" : unit(name)}
            </span>
          ))}
        {changed.length > 0 && (
          <Button
            small
            square
            variant="ghost"
            aria-label={t("reset", { part: t(`part.${row.part}`) })}
            onClick={() => onEdit(without(edits, changed))}
          >
            <Icon of={RotateCcw} size={16} />
          </Button>
        )}
      </span>
      <b className="text-right tabular-nums" style={{ minWidth: "4rem" }}>
        {euro(parts[row.part])}
      </b>
    </li>
  );
}

/** Every part of a guide with what it is made of; boxed values may be changed, each row put back. */
export function PriceParts(props: Props) {
  const { parts } = props;
  // What plays no part stays away: no night, no second driver, no toll.
  const shown = rows.filter(({ part }) => parts[part] !== 0 || ["deadKm", "season", "extras"].includes(part));
  return (
    <ul className="grid grid-cols-1 text-sm">
      {shown.map((row) => (
        <PartRow key={row.part} row={row} {...props} />
      ))}
    </ul>
  );
}
