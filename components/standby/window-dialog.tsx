"use client";
import { useTimeZone, useTranslations } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { longestWindow } from "@/lib/features/standby/rules";
import type { StandbyRecord, StandbyWindow, WindowInput } from "@/lib/features/standby/schema";
import { addDays } from "@/lib/i18n/days";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { weekSpan } from "./plan";
import { firstNight } from "./use-plan";

type Values = { base: string; start: number | null; end: number | null; driver: string; bus: string };

function valuesOf(plan: StandbyRecord, window: StandbyWindow | null, zone: string): Values {
  if (window) {
    const { base, start, end, driver, bus } = window;
    return { base, start, end, driver: driver ?? "", bus: bus ?? "" };
  }
  const day = firstNight(plan);
  return {
    base: plan.bases[0]?.key ?? "",
    start: atWallClock(`${day}T20:00`, zone),
    end: atWallClock(`${addDays(day, 1)}T06:00`, zone),
    driver: "",
    bus: "",
  };
}

/** What the server would refuse of the times, at its field. */
function wrongTimes({ start, end }: Values, plan: StandbyRecord) {
  const shown = weekSpan(plan);
  if (start === null) return { name: "start", message: "dateMissing" } as const;
  if (start < shown.start || start >= shown.end) return { name: "start", message: "standbyOutside" } as const;
  if (end === null) return { name: "end", message: "dateMissing" } as const;
  if (end <= start) return { name: "end", message: "endBeforeStart" } as const;
  return end - start > longestWindow ? ({ name: "end", message: "standbyTooLong" } as const) : null;
}

type Props = {
  plan: StandbyRecord;
  /** Null for a new one. */
  window: StandbyWindow | null;
  busy: boolean;
  /** True where it was saved. */
  onSave: (next: WindowInput | null) => Promise<boolean>;
  onClose: () => void;
};

function Fields({ plan, labels }: Pick<Props, "plan"> & { labels: Record<keyof Values, string> }) {
  const t = useTranslations("standby.form");
  return (
    <>
      <ErrorSummary labels={labels} />
      <SelectField
        name="base"
        label={labels.base}
        choices={plan.bases.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <DateTimeField name="start" label={labels.start} />
      <DateTimeField name="end" label={labels.end} />
      {plan.drivers.length > 0 && (
        <SelectField
          name="driver"
          label={labels.driver}
          optional
          placeholder={t("anyDriver")}
          choices={plan.drivers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {plan.buses.length > 0 && (
        <SelectField
          name="bus"
          label={labels.bus}
          optional
          placeholder={t("anyBus")}
          choices={plan.buses.map(({ id, licenceplate }) => ({ value: id, label: licenceplate }))}
        />
      )}
    </>
  );
}

/** The form of one window: it is saved with its week. */
export function WindowDialog({ plan, window, busy, onSave, onClose }: Props) {
  const t = useTranslations("standby.form");
  const common = useTranslations("common");
  const zone = useTimeZone() ?? plan.timeZone;
  const form = useForm<Values>({ defaultValues: valuesOf(plan, window, zone) });
  const labels = { base: t("base"), start: t("start"), end: t("end"), driver: t("driver"), bus: t("bus") };
  const submit = form.handleSubmit(async (values) => {
    const wrong = wrongTimes(values, plan);
    if (wrong) return form.setError(wrong.name, { message: wrong.message }, { shouldFocus: true });
    const { base, start, end, driver, bus } = values;
    const next = { base, start: start ?? 0, end: end ?? 0, driver: driver || null, bus: bus || null };
    if (await onSave(next)) onClose();
  });
  const remove = async () => {
    if (await onSave(null)) onClose();
  };
  return (
    <FormProvider {...form}>
      <FormDialog
        id="standby-window"
        title={t(window ? "change" : "add")}
        save={common("action.save")}
        discard={common("unsaved")}
        isDirty={form.formState.isDirty}
        busy={busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <Fields plan={plan} labels={labels} />
        {window && (
          <Button variant="danger" className="justify-self-start" busy={busy} onClick={remove}>
            {t("remove")}
          </Button>
        )}
      </FormDialog>
    </FormProvider>
  );
}
