"use client";
import { useLocale, useTranslations } from "next-intl";
import { get, type Resolver, useFormContext, useWatch } from "react-hook-form";
import { resolverLater } from "@/components/form/check-later";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { TextField } from "@/components/form/text-field";
import { resolved } from "@/components/form/resolved";
import { type Base, useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PricingRecord } from "@/lib/features/priceguide/schema";
import { api } from "@/lib/http/client";
import { fieldErrors } from "@/lib/http/validation";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { pricedVehicles } from "@/lib/price/vehicles";
import { fieldOf, formulaOf, type RateValues, rateFields, rateKinds, ratesOf } from "./rates-values";

const toField = ({ path, ...error }: { path: string; message: string }) => ({ ...error, path: fieldOf(path) });

const checkedIn = resolverLater(async () => {
  const { rates } = await import("@/lib/features/priceguide/schema");
  return (language: Language): Resolver<RateValues, Base<PricingRecord>> =>
    async (values) => {
      const checked = rates.safeParse(ratesOf(values, language), { reportInput: true });
      return resolved(values, checked.success ? [] : fieldErrors(checked.error.issues).map(toField));
    };
});

function useRates(companyId: string, record: PricingRecord) {
  const t = useTranslations("price.rates");
  const lng = useLocale() as Language;
  const params = { id: companyId };
  return useVersionedForm({
    record,
    kind: rateKinds[lng],
    toField,
    resolver: checkedIn(lng),
    load: async () => (await api("GET /company/{id}/pricing", { params })).first,
    save: async (values, base) => {
      const body = { rates: ratesOf(values, lng), version: base?.version ?? 0 };
      return (await api("PUT /company/{id}/pricing", { params, body })).first;
    },
    saved: () => t("saved"),
  });
}

function useLabel() {
  const t = useTranslations("price");
  return (field: string) => {
    const vehicle = pricedVehicles.find((one) => field.includes(`.${one}.`));
    if (!vehicle) return t(`rates.${field as "perHour" | "travel" | "allowance" | "hotel" | "margin"}`);
    return t(field.endsWith("perKm") ? "rates.perKm" : "rates.perDay", { vehicle: t(`vehicle.${vehicle}`) });
  };
}

/** Fields that are put back together. */
function RateRow({ fields }: { fields: string[] }) {
  const t = useTranslations("price");
  const lng = useLocale() as Language;
  const labelOf = useLabel();
  const { setValue } = useFormContext();
  const values = useWatch() as RateValues;
  const own = fields.filter((field) => String(get(values, field) ?? "").trim() !== "");
  const put = () => {
    for (const field of own) setValue(field, "", { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          className="grow"
          label={labelOf(field)}
          placeholder={formatNumber(formulaOf(field) ?? 0, lng)}
          inputMode="decimal"
          autoComplete="off"
          optional
        />
      ))}
      <Button
        square
        variant="ghost"
        disabled={own.length === 0}
        aria-label={t("reset", { part: fields.map(labelOf).join(", ") })}
        onClick={put}
      >
        <Icon of="rotate-ccw" size={16} />
      </Button>
    </div>
  );
}

const rows = [
  ...pricedVehicles.map((vehicle) => [`vehicle.${vehicle}.perKm`, `vehicle.${vehicle}.perDay`]),
  ["perHour", "travel"],
  ["allowance", "hotel"],
  ["margin"],
];

/** A company's own rates; an empty field follows the formula, which it names. */
export function RatesForm({ companyId, pricing }: { companyId: string; pricing: PricingRecord }) {
  const t = useTranslations("price.rates");
  const labelOf = useLabel();
  const held = useRates(companyId, pricing);
  const { form, busy, submit } = held;
  const labels = Object.fromEntries(rateFields.map((field) => [field, labelOf(field)]));
  const shown = (values: RateValues, field: string) => String(get(values, field) || t("formula"));
  return (
    <section className="card mt-6 grid grid-cols-1 gap-4" id="rates" aria-labelledby="rates-title">
      <h2 id="rates-title" className="sign-lg">
        {t("title")}
      </h2>
      <p className="text-ink-2">{t("lead")}</p>
      <FormBody
        form={form}
        labels={labels}
        onSubmit={submit}
        className="grid grid-cols-1 gap-4"
        aria-label={t("title")}
      >
        {rows.map((fields) => (
          <RateRow key={fields.join()} fields={fields} />
        ))}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t("save")}
        </Button>
      </FormBody>
      <ConflictChoice held={held} label={labelOf} shown={shown} />
    </section>
  );
}
