"use client";

import { useLocale, useTranslations } from "next-intl";
import * as Slider from "@radix-ui/react-slider";
import { useId } from "react";
import { formatNumber } from "@/lib/i18n/formats";
import styles from "./radius-slider.module.css";

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
};

const page = 25;

/** 5 to 150 km; arrows 5 km, page keys 25 km, Home and End the ends. */
export function RadiusSlider(props: Props) {
  const { value, onChange, onCommit, label, min = 5, max = 150, disabled, className, withNumber = true } = props;
  const t = useTranslations("map");
  const id = useId();
  const text = t("km", { km: formatNumber(value, useLocale()) });
  const jump = (km: number) => {
    const next = Math.min(max, Math.max(min, km));
    onChange(next);
    onCommit?.(next);
  };
  return (
    <div className={`${styles.rng} ${className ?? ""}`}>
      <span id={id}>{label ?? t("radius")}</span>
      <Slider.Root
        className={styles.root}
        value={[value]}
        min={min}
        max={max}
        step={5}
        disabled={disabled}
        onValueChange={([km]) => km !== undefined && onChange(km)}
        onValueCommit={([km]) => km !== undefined && onCommit?.(km)}
        onKeyDownCapture={(event) => {
          const step = { PageUp: page, PageDown: -page }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          jump(value + step);
        }}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb className={styles.thumb} aria-labelledby={id} aria-valuetext={text} />
      </Slider.Root>
      {withNumber && <strong>{text}</strong>}
    </div>
  );
}
