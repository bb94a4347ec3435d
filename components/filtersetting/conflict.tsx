"use client";
import { useTranslations } from "next-intl";
import { ConflictChoice, conflictRows } from "@/components/form/conflict-choice";
import type { FilterSettings } from "@/lib/features/filtersetting/schema";
import type { Settings } from "./use-settings";
import { conflictsOf, type FieldName, type SettingsValues, valuesOf } from "./values";

function useShown() {
  const t = useTranslations("filtersetting");
  const words = useTranslations("busrequest");
  return (values: SettingsValues, name: FieldName) => {
    const { kinds, vehicleTypes, bases, passengers, mail } = values;
    switch (name) {
      case "kinds":
        return kinds.map((kind) => words(`kinds.${kind}`)).join(", ") || t("all");
      case "vehicleTypes":
        return vehicleTypes.map((type) => words(`vehicleTypes.${type}`)).join(", ") || t("all");
      case "bases":
        return (
          bases.map(({ place, radius }) => t("around", { place: place.address, km: radius })).join("; ") || t("whole")
        );
      case "passengers":
        return t("range", { min: passengers.min ?? 1, max: passengers.max ?? 500 });
      case "mail":
        return t(`mail.${mail}`);
    }
  };
}

/** The second of two who saved at once decides field by field. */
export function SettingsConflict({ settings, stored }: { settings: Settings; stored: FilterSettings }) {
  const t = useTranslations("filtersetting");
  const shown = useShown();
  const versions = { base: valuesOf(settings.base), mine: settings.values, theirs: valuesOf(stored) };
  const label = (name: FieldName) => t(`fields.${name}`);
  const rows = conflictRows(conflictsOf(versions), versions, { label, shown });
  const { isSubmitting } = settings.form.formState;
  return <ConflictChoice rows={rows} busy={isSubmitting} onSave={settings.settle} onClose={settings.later} />;
}
