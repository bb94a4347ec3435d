"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { GuideQuestion } from "@/lib/features/priceguide/schema";
import { countryName } from "@/lib/i18n/countries";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type EditName, type Edits, type editedGuide, highestEdit, valuesOfGuide } from "@/lib/price/edits";
import { driverHourParts } from "@/lib/price/guide";
import { type PriceChange, withChanges } from "@/lib/price/parameters";
import { NumberBox } from "./number-box";
import { monthName } from "./part-words";
import { useEuro } from "./price-line";

/** A row of the list's columns. */
export const rowClass = "col-span-full grid grid-cols-subgrid items-center border-b border-line py-2";

type Guide = ReturnType<typeof editedGuide>;
/** Tolls and what is paid on the way besides share a row. */
export type PartName = Exclude<keyof Guide["parts"], "extras">;
type Row = { part: PartName; amounts: EditName[]; rates: EditName[] };

type Props = {
  row: Row;
  question: GuideQuestion;
  waits: boolean;
  own: PriceChange;
  edits: Edits;
  guide: Guide;
  rates: boolean;
  onEdit: (edits: Edits) => void;
};

function without(edits: Edits, names: readonly EditName[]): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !names.includes(name as EditName)));
}

/** A value with its unit: an amount is written as the language writes money. */
function useValue() {
  const t = useTranslations("price");
  const number = useNumber();
  return (name: EditName, value: number) => {
    const unit = t(`unit.${name}`, { count: value });
    return unit === "€" ? t("euroValue", { value: number(value) }) : `${number(value)} ${unit}`;
  };
}

function useNumber() {
  const lng = useLocale() as Language;
  return (value: number) => formatNumber(Math.round(value * 100) / 100, lng);
}

/** Below the driver: what the hours are made of, until somebody has said others. */
function DriverNote({ question, edits, own }: Pick<Props, "question" | "edits" | "own">) {
  const t = useTranslations("price");
  const number = useNumber();
  if (edits.driverHours !== undefined) return null;
  const { duty, staging, more } = driverHourParts(question, withChanges(own));
  const said = { duty, staging, hours: number(duty), ready: number(staging), more: number(more) };
  return <span className="block text-xs text-ink-3">{t(more < 0.01 ? "driverNote" : "driverMore", said)}</span>;
}

/** Whose roads take how much of the tolls. */
function Tolls({ guide }: Pick<Props, "guide">) {
  const lng = useLocale() as Language;
  const euro = useEuro();
  return guide.tolls.map(({ country, amount }) => `${countryName(country, lng) || country} ${euro(amount)}`).join(", ");
}

/** What stands beside or in place of the boxes: the rate, a month, what else is paid on the way. */
function Beside({ row, question, own, edits, rates }: Omit<Props, "onEdit" | "guide">) {
  const t = useTranslations("price");
  const lng = useLocale() as Language;
  const number = useNumber();
  const written = useValue();
  const start = valuesOfGuide(question, withChanges(own));
  if (row.part === "season") {
    const month = monthName(question.month, lng);
    const factor = start.season.toLocaleString(lng, { minimumFractionDigits: 2 });
    return rates ? month : t("seasonOf", { month, factor });
  }
  if (row.part === "tolls") return t("extras");
  if (row.part === "secondDriver") {
    const { driver, secondDriver } = withChanges(own);
    return t("secondRate", { rate: number(edits.perHour ?? driver.perHour), travel: number(secondDriver.travel) });
  }
  if (rates || row.rates.length === 0) return null;
  return row.rates.map((name) => `× ${written(name, start[name])}`).join(" ");
}

/** Counts the resets of a row. The button goes with them: whoever pressed it by a key stands in the row's first box then. */
function useReset() {
  const values = useRef<HTMLSpanElement>(null);
  const [{ resets, byKey }, setReset] = useState({ resets: 0, byKey: false });
  useEffect(() => {
    if (resets > 0 && byKey) values.current?.querySelector("input")?.focus();
  }, [resets, byKey]);
  return { values, resets, reset: (key: boolean) => setReset({ resets: resets + 1, byKey: key }) };
}

type BoxesProps = Pick<Props, "edits" | "onEdit"> & {
  names: readonly EditName[];
  /** Of the row. */
  name: string;
  start: ReturnType<typeof valuesOfGuide>;
  isUnlike: (name: EditName) => boolean;
};

/** Made anew by a reset, which takes back what was typed, too. */
function Boxes({ names, name, start, edits, isUnlike, onEdit }: BoxesProps) {
  const t = useTranslations("price");
  return names.map((one) => {
    const value = edits[one] ?? start[one];
    return (
      <NumberBox
        key={one}
        label={`${name}: ${t(`box.${one}`)}`}
        unit={t(`unit.${one}`, { count: value })}
        value={value}
        most={highestEdit[one]}
        changed={isUnlike(one)}
        onChange={(next) => onEdit(next === null ? without(edits, [one]) : { ...edits, [one]: next })}
      />
    );
  });
}

/** One part of the price: its name, the values that it is made of, the formula's where they differ, its amount. */
export function PartRow(props: Props) {
  const { row, question, own, edits, guide, rates, onEdit } = props;
  const t = useTranslations("price");
  const euro = useEuro();
  const written = useValue();
  const { values, resets, reset } = useReset();
  const formula = valuesOfGuide(question, withChanges());
  const start = valuesOfGuide(question, withChanges(own));
  const value = (name: EditName) => edits[name] ?? start[name];
  // Where nobody sleeps away there is nothing to change but the days.
  const noNight = row.part === "overnight" && start.nights === 0;
  const boxes = noNight ? [] : [...row.amounts, ...(rates ? row.rates : [])];
  const changed = boxes.filter((name) => edits[name] !== undefined);
  const unlike = boxes.filter((name) => value(name) !== formula[name]);
  const name = t(`part.${row.part}`, { days: value("vehicleDays") });
  const byFormula = (names: readonly EditName[]) => names.map((one) => written(one, formula[one])).join(", ");
  const { parts } = guide;
  const amount = row.part === "tolls" ? parts.tolls + parts.extras : parts[row.part];
  return (
    <li className={rowClass}>
      <span>
        {name}
        {row.part === "driver" && <DriverNote question={question} edits={edits} own={own} />}
        {unlike.length > 0 && (
          <span className={rates ? "block text-xs text-ink-3 @xl:hidden" : "block text-xs text-ink-3"}>
            {t("formula", { values: byFormula(unlike) })}
          </span>
        )}
      </span>
      <span ref={values} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {row.part === "tolls" && guide.tolls.length > 0 && (
          <span className="text-ink-2">
            <Tolls guide={guide} />
          </span>
        )}
        <Boxes
          key={resets}
          {...props}
          names={boxes}
          name={name}
          start={start}
          isUnlike={(one) => unlike.includes(one)}
        />
        <span className="text-ink-2 empty:hidden">
          {noNight ? t(props.waits ? "noNight" : "goesHome") : <Beside {...props} />}
        </span>
        {changed.length > 0 && (
          <Button
            small
            square
            variant="ghost"
            aria-label={t("reset", { part: name })}
            onClick={({ detail }) => {
              onEdit(without(edits, changed));
              reset(detail === 0);
            }}
          >
            <Icon of="rotate-ccw" size={16} />
          </Button>
        )}
      </span>
      {rates && <span className="text-ink-3 @max-xl:hidden">{byFormula(boxes)}</span>}
      <b className="-col-end-1 text-right tabular-nums">{euro(amount)}</b>
    </li>
  );
}
