"use client";
import { DetailsSummary } from "@/components/ui/details-summary";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import type { PriceGuideRecord } from "@/lib/features/priceguide/schema";
import { type Edits, editedGuide } from "@/lib/price/edits";
import type { PriceChange } from "@/lib/price/parameters";
import { GuideLabel } from "./guide-label";
import { PriceLine } from "./price-line";
import { PriceParts } from "./price-parts";
import { VatBar } from "./vat-bar";

type Tax = "gross" | "net";

type Props = {
  record: PriceGuideRecord;
  /** Rates of the operator who reads it. */
  own?: PriceChange;
  /** Private people think gross, the trade net. */
  tax: Tax;
  /** Rates may be changed, too. */
  rates?: boolean;
  /** The parts fold behind a line. */
  folded?: boolean;
  /** What is changed of it, where that is kept outside. */
  edits?: Edits;
  onEdit?: (edits: Edits) => void;
  /** Between the range and the parts. */
  children?: ReactNode;
};

function TaxSwitch({ tax, onChange }: { tax: Tax; onChange: (tax: Tax) => void }) {
  const t = useTranslations("price");
  const name = useId();
  return (
    <fieldset className="segments segments-auto">
      <legend className="sr-only">{t("tax")}</legend>
      {(["gross", "net"] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={tax === value} onChange={() => onChange(value)} />
          <span>{t(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A guide price with its range, its parts and the VAT by country. Always says that it is none of an offer. */
export function GuideView({ record, own = {}, tax: first, rates = false, folded = false, children, ...rest }: Props) {
  const t = useTranslations("price");
  const [inner, setInner] = useState<Edits>({});
  const { edits = inner, onEdit = setInner } = rest;
  const [tax, setTax] = useState(first);
  const { question } = record;
  if (!question) return null;
  const guide = editedGuide(question, edits, own);
  const { count } = question;
  const parts = (
    <div className="grid grid-cols-1 gap-3">
      <PriceParts
        question={question}
        waits={record.waits}
        own={own}
        edits={edits}
        guide={guide}
        rates={rates}
        onEdit={onEdit}
      />
      <VatBar vat={guide.vat} km={question.paidKm} />
      <p className="text-xs text-ink-3">
        {record.way && t(`roads.${record.way.source}`)} {t("how")}
      </p>
    </div>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <GuideLabel />
        <TaxSwitch tax={tax} onChange={setTax} />
      </div>
      <div aria-live="polite">
        <PriceLine range={guide[tax]} />
        <p className="mt-2 text-center text-sm text-ink-2">
          {t(tax === "gross" ? "forGross" : "forNet", { count, vehicle: t(`vehicle.${question.vehicle}`) })}{" "}
          {record.verdict === "secondDriver" && t("withSecond")}
          {record.verdict === "notDrivable" && question.drivers === 1 && t("beyondWeek")}
        </p>
      </div>
      {children}
      {folded ? (
        <details>
          <DetailsSummary>{t("partsTitle")}</DetailsSummary>
          {parts}
        </details>
      ) : (
        <>
          <h2 className="sign-lg">{t("partsTitle")}</h2>
          {parts}
        </>
      )}
    </div>
  );
}
