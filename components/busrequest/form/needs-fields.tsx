"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { DetailsSummary } from "@/components/ui/details-summary";
import { CheckField } from "@/components/form/check-field";
import { Segmented } from "@/components/form/choice-cards";
import { NumberStepper } from "@/components/form/number-stepper";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import {
  askedNeeds,
  countedNeeds,
  driverLanguages,
  equipments,
  longestBulky,
  luggages,
  mostNeeded,
} from "@/lib/features/busrequest/rules/needs";
import { needsOf } from "./need-values";
import type { RequestValues } from "./values";

const terms = ["busStays", "driverHotelPaid", "driverMealsPaid"] as const;

function useLanguages() {
  const lng = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([lng], { type: "language" });
    const all = driverLanguages.map((value) => ({ value, label: names.of(value) ?? value }));
    return all.sort((a, b) => a.label.localeCompare(b.label, lng));
  }, [lng]);
}

const checks = "col-span-full! grid grid-cols-2 gap-2 max-md:grid-cols-1";

function Fields() {
  const t = useTranslations("needs");
  return (
    <div className={`${fieldGrid} pt-4`}>
      {countedNeeds.map((key) => (
        <NumberStepper
          key={key}
          name={`needs.${key}`}
          label={t(`form.${key}`)}
          max={mostNeeded[key]}
          className="col-span-2!"
        />
      ))}
      <SelectField
        name="needs.luggage"
        label={t("form.luggage")}
        placeholder={t("form.notSaid")}
        choices={luggages.map((value) => ({ value, label: t(`luggages.${value}`) }))}
      />
      <TextField
        name="needs.bulky"
        label={t("form.bulky")}
        optional
        placeholder={t("form.bulkyExample")}
        maxLength={longestBulky}
        autoComplete="off"
      />
      <fieldset className={checks}>
        <legend className="mb-2 sign-sm">{t("form.equipment")}</legend>
        {equipments.map((key) => (
          <CheckField key={key} name={`needs.${key}`} label={t(`form.${key}`)} />
        ))}
      </fieldset>
      <SelectField
        name="needs.driverLanguage"
        label={t("form.driverLanguage")}
        placeholder={t("form.anyLanguage")}
        choices={useLanguages()}
      />
      <TextField
        name="mobile"
        type="tel"
        autoComplete="tel"
        label={t("form.mobile")}
        hint={t("form.mobileHint")}
        optional
        icon="smartphone"
        maxLength={40}
      />
      <fieldset className={checks}>
        <legend className="mb-2 sign-sm">{t("form.onSite")}</legend>
        {terms.map((key) => (
          <CheckField key={key} name={`needs.${key}`} label={t(`form.${key}`)} />
        ))}
      </fieldset>
      <TextField
        name="needs.budget.amount"
        label={t("form.budget")}
        hint={t("form.budgetHint")}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <Segmented
        name="needs.budget.vat"
        label={t("form.vat")}
        cards={[
          { value: "in", label: t("form.gross") },
          { value: "on", label: t("form.net") },
        ]}
      />
    </div>
  );
}

/** Whatever a group needs beside seats: all of it optional, open where something is asked for or wrong. */
export function NeedsFields() {
  const t = useTranslations("needs.form");
  const { errors } = useFormState<RequestValues>();
  const [needs, mobile] = useWatch<RequestValues, ["needs", "mobile"]>({ name: ["needs", "mobile"] });
  const isFilled = askedNeeds(needsOf(needs)) !== null || Boolean(mobile);
  return (
    <details className="col-span-full!" open={isFilled || Boolean(errors.needs ?? errors.mobile) || undefined}>
      <DetailsSummary>{t("title")}</DetailsSummary>
      <p className="text-sm text-ink-2">{t("lead")}</p>
      <Fields />
    </details>
  );
}
