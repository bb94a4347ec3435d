"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Range } from "@/components/ui/range";
import { formatNumber } from "@/lib/i18n/formats";
import { cn } from "@/components/ui/cn";

type Props = {
  value: number;
  onChange: (km: number) => void;
  /** When the thumb is let go: for what costs a request. */
  onCommit?: (km: number) => void;
  label?: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  className?: string;
  /** False where the number stands beside it anyway. */
  withNumber?: boolean;
  /** Name and number stand above the rail, as beside other sliders. */
  stacked?: boolean;
};

const page = 25;

/** 5 to 150 km; arrows 5 km, page keys 25 km, Home and End the ends. */
export function RadiusSlider(props: Props) {
  const {
    value,
    onChange,
    onCommit,
    label,
    min = 5,
    max = 150,
    disabled,
    className,
    withNumber = true,
    stacked,
  } = props;
  const t = useTranslations("map");
  const id = useId();
  const text = t("km", { km: formatNumber(value, useLocale()) });
  const name = (
    <span id={id} className={stacked ? "sign-sm" : undefined}>
      {label ?? t("radius")}
    </span>
  );
  const rail = (
    <Range
      labelledBy={id}
      text={text}
      value={value}
      min={min}
      max={max}
      step={5}
      page={page}
      disabled={disabled}
      onChange={onChange}
      onCommit={onCommit}
    />
  );
  if (stacked)
    return (
      <div className={cn("grid min-w-0 gap-0.5", className)}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          {name}
          <strong className="sign-sm tabular-nums">{text}</strong>
        </div>
        {rail}
      </div>
    );
  return (
    <div className={cn("flex min-h-10 items-center gap-3 text-sm", className)}>
      {name}
      {rail}
      {withNumber && <strong className="min-w-[4.2em] tabular-nums">{text}</strong>}
    </div>
  );
}
