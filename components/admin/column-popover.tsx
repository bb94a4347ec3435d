"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import type { ColumnChoice } from "@/lib/state/column-choice";
import "@/sheets/admin-lists.css";

export type ColumnChoiceProps = {
  columns: readonly { key: string; label: string }[];
  shown: readonly { key: string }[];
  isUsual: boolean;
  onChoose: (keys: ColumnChoice) => void;
  /** Key of the column that names the row and stays; the first unless told. */
  fixed?: string;
};
type Props = ColumnChoiceProps & { trigger: ReactNode; open: boolean; onOpenChange: (open: boolean) => void };

/** A check box for each column. */
export function ColumnPopover({ columns, shown, isUsual, onChoose, fixed = columns[0]?.key, ...frame }: Props) {
  const t = useTranslations("admin.columns");
  const keys = new Set(shown.map(({ key }) => key));
  const toggle = (key: string) => {
    const next = columns.filter((one) => (one.key === key ? !keys.has(key) : keys.has(one.key)));
    onChoose(next.map((one) => one.key));
  };
  return (
    <Popover {...frame} label={t("label")} align="end">
      <div className="grid max-h-[min(40rem,var(--radix-popover-content-available-height,22rem)-1rem)] min-w-56 gap-0.5 overflow-auto px-[0.6rem] py-1">
        {columns.map(({ key, label }) => (
          <label key={key} className="check-line min-h-9 items-center max-lg:min-h-11">
            <input type="checkbox" checked={keys.has(key)} disabled={key === fixed} onChange={() => toggle(key)} />
            <span>{label}</span>
          </label>
        ))}
        {!isUsual && (
          <Button small variant="ghost" onClick={() => onChoose(null)}>
            {t("usual")}
          </Button>
        )}
      </div>
    </Popover>
  );
}
