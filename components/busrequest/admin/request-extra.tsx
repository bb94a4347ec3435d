"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import type { ConflictRow } from "@/components/busrequest/form/conflict-dialog";
import { Icon } from "@/components/ui/icon";
import { states } from "@/lib/features/busrequest/rules/kinds";
import type { Extra } from "./edit-extra";

const offerChoices = [3, 4, 5, 6, 7, 8] as const;

function Select({
  label,
  children,
  ...rest
}: {
  label: string;
  children: ReactNode;
  value: string | number;
  onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="input-box">
        <select id={id} value={rest.value} onChange={(event) => rest.onPick(event.target.value)}>
          {children}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  );
}

/** What admins alone set. */
export function RequestExtra({ extra, onChange }: { extra: Extra; onChange: (extra: Extra) => void }) {
  const t = useTranslations("moderation.all");
  const words = useTranslations("busrequest.states");
  const pickState = (value: string) =>
    onChange({ ...extra, state: states.find((state) => state === value) ?? extra.state });
  return (
    <div className={fieldGrid}>
      <Select label={t("state")} value={extra.state} onPick={pickState}>
        {states.map((state) => (
          <option key={state} value={state}>
            {words(state)}
          </option>
        ))}
      </Select>
      <Select
        label={t("maxOffers")}
        value={extra.maxOffers}
        onPick={(value) => onChange({ ...extra, maxOffers: Number(value) })}
      >
        {offerChoices.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** What another admin has set meanwhile beside the form, against what stands here. */
export function useExtraRows(yours: Extra, stored: Extra): ConflictRow[] {
  const t = useTranslations("moderation.all");
  const words = useTranslations("busrequest.states");
  return [
    { name: t("state"), yours: words(yours.state), stored: words(stored.state) },
    { name: t("maxOffers"), yours: String(yours.maxOffers), stored: String(stored.maxOffers) },
  ];
}
