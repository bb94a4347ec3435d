"use client";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormWithAside } from "@/components/form/form-with-aside";
import { NoScript } from "@/components/form/no-script";
import { SaveBar } from "@/components/form/save-bar";
import type { FilterSettings } from "@/lib/features/filtersetting/schema";
import { Bases } from "./bases";
import { BasesMap } from "./bases-map";
import { Pace, Queries } from "./choices";
import { SettingsConflict } from "./conflict";
import { Preview } from "./preview";
import { useSettings } from "./use-settings";

function useFieldNames(count: number) {
  const t = useTranslations("filtersetting");
  const bases = Array.from({ length: count }, (_, index) => [
    [`bases.${index}.place`, t("bases.place", { n: index + 1 })],
    [`bases.${index}.radius`, t("bases.km", { n: index + 1 })],
  ]).flat();
  return Object.fromEntries([...bases, ["passengers.min", t("min")], ["passengers.max", t("max")]]);
}

/** Which requests a company wants to hear of, and how; map and preview follow what is typed. */
export function SettingsForm({ companyId, settings }: { companyId: string; settings: FilterSettings }) {
  const t = useTranslations("filtersetting");
  const held = useSettings(companyId, settings);
  const { form, values, stored, isDirty, submit } = held;
  const names = useFieldNames(values.bases.length);
  return (
    <FormProvider {...form}>
      <FormWithAside
        form={
          <form
            method="post"
            noValidate
            onSubmit={submit}
            className="grid grid-cols-1 content-start gap-4"
            aria-label={t("title")}
          >
            <NoScript />
            <ErrorSummary labels={names} />
            <Bases />
            <Queries />
            <Pace />
            <SaveBar isDirty={isDirty} busy={form.formState.isSubmitting} words={t} />
          </form>
        }
        asideLabel={t("aside")}
        aside={
          <>
            <BasesMap bases={values.bases} />
            <Preview companyId={companyId} values={values} />
          </>
        }
      />
      {stored && <SettingsConflict settings={held} stored={stored} />}
    </FormProvider>
  );
}
