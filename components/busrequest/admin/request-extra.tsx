"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRequestWords } from "@/components/busrequest/form/request-words";
import { Icon } from "@/components/ui/icon";
import { type Kind, states } from "@/lib/features/busrequest/rules/kinds";
import type { AdminFieldName, AdminRequestValues } from "./edit-extra";

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
        <Icon of="chevron-down" size={16} />
      </span>
    </div>
  );
}

/** What admins alone set. */
export function RequestExtra() {
  const t = useTranslations("moderation.all");
  const words = useTranslations("busrequest.states");
  const { setValue } = useFormContext<AdminRequestValues>();
  const [state, maxOffers] = useWatch<AdminRequestValues, ["state", "maxOffers"]>({ name: ["state", "maxOffers"] });
  const pickState = (value: string) => setValue("state", states.find((one) => one === value) ?? state);
  return (
    <div className={fieldGrid}>
      <Select label={t("state")} value={state} onPick={pickState}>
        {states.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </Select>
      <Select label={t("maxOffers")} value={maxOffers} onPick={(value) => setValue("maxOffers", Number(value))}>
        {offerChoices.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Each field in words. */
export function useAdminWords(kind: Kind) {
  const t = useTranslations("moderation.all");
  const states = useTranslations("busrequest.states");
  const { label, shown } = useRequestWords(kind);
  return {
    label: (name: AdminFieldName) => (name === "state" || name === "maxOffers" ? t(name) : label(name)),
    shown: (values: AdminRequestValues, name: AdminFieldName) => {
      if (name === "state") return states(values.state);
      return name === "maxOffers" ? String(values.maxOffers) : shown(values, name);
    },
  };
}
