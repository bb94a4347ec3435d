"use client";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { useForm, useWatch } from "react-hook-form";
import { CheckCards } from "@/components/form/choice-cards";
import { DateTimeField } from "@/components/form/date-time-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { longestWindow } from "@/lib/features/standby/rules";
import type { StandbyRecord, StandbyWindow, WindowInput } from "@/lib/features/standby/schema";
import { addDays } from "@/lib/i18n/days";
import { localMinute } from "@/lib/i18n/formats";
import { atWallClock } from "@/lib/i18n/wall-clock";
import { weekSpan } from "./plan";
import { firstNight, type Repeat } from "./use-plan";

type Values = {
  base: string;
  start: number | null;
  end: number | null;
  driver: string;
  bus: string;
  /** Days of the week, 0: Sunday. */
  weekdays: string[];
  until: number | null;
};

const noRepeat = { weekdays: [], until: null };

function valuesOf(plan: StandbyRecord, window: StandbyWindow | null, zone: string): Values {
  if (window) {
    const { base, start, end, driver, bus } = window;
    return { base, start, end, driver: driver ?? "", bus: bus ?? "", ...noRepeat };
  }
  const day = firstNight(plan);
  return {
    base: plan.bases[0]?.key ?? "",
    start: atWallClock(`${day}T20:00`, zone),
    end: atWallClock(`${addDays(day, 1)}T06:00`, zone),
    driver: "",
    bus: "",
    ...noRepeat,
  };
}

const day = 86_400_000;

/** What the server would refuse of the times, at its field. */
function wrongTimes({ start, end, weekdays, until }: Values, plan: StandbyRecord) {
  const shown = weekSpan(plan);
  if (start === null) return { name: "start", message: "dateMissing" } as const;
  if (start < shown.start || start >= shown.end) return { name: "start", message: "standbyOutside" } as const;
  if (end === null) return { name: "end", message: "dateMissing" } as const;
  if (end <= start) return { name: "end", message: "endBeforeStart" } as const;
  if (end <= Date.now()) return { name: "end", message: "dateInPast" } as const;
  if (end - start > longestWindow) return { name: "end", message: "standbyTooLong" } as const;
  if (weekdays.length === 0) return null;
  if (until === null) return { name: "until", message: "dateMissing" } as const;
  return until < start - day ? ({ name: "until", message: "endBeforeStart" } as const) : null;
}

type Props = {
  plan: StandbyRecord;
  /** Null for a new one. */
  window: StandbyWindow | null;
  busy: boolean;
  /** True where it was saved. */
  onSave: (next: WindowInput | null) => Promise<boolean>;
  /** Enters a new one on weekdays, too. */
  onRepeat: (next: WindowInput, repeat: Repeat) => Promise<boolean>;
  /** Takes back this one and all later ones of its series. */
  onEndSeries: (window: StandbyWindow) => Promise<boolean>;
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

const weekDays = [1, 2, 3, 4, 5, 6, 0];
/** Any Sunday: for the names of the days. */
const sunday = Date.UTC(2027, 0, 3, 12);

/** Of a new one: on which other days it stands, too, and until when. */
function RepeatFields({ labels }: { labels: Record<keyof Values, string> }) {
  const t = useTranslations("standby.form");
  const lng = useLocale();
  const weekdays = useWatch<Values, "weekdays">({ name: "weekdays" });
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(lng, { weekday: "short", timeZone: "UTC" }).format(sunday + weekday * day);
  return (
    <>
      <CheckCards
        name="weekdays"
        label={labels.weekdays}
        hint={t("weekdaysHint")}
        optional
        plain
        cardWidth="4rem"
        cards={weekDays.map((weekday) => ({ value: String(weekday), label: nameOf(weekday) }))}
      />
      {weekdays.length > 0 && <DateTimeField name="until" label={labels.until} dateOnly />}
    </>
  );
}

/** The form of one window: it is saved with its week. */
export function WindowDialog({ plan, window, busy, onSave, onRepeat, onEndSeries, onClose }: Props) {
  const t = useTranslations("standby.form");
  const common = useTranslations("common");
  const zone = useTimeZone() ?? plan.timeZone;
  const form = useForm<Values>({ defaultValues: valuesOf(plan, window, zone) });
  const labels = {
    base: t("base"),
    start: t("start"),
    end: t("end"),
    driver: t("driver"),
    bus: t("bus"),
    weekdays: t("weekdays"),
    until: t("until"),
  };
  const submit = form.handleSubmit(async (values) => {
    const wrong = wrongTimes(values, plan);
    if (wrong) return form.setError(wrong.name, { message: wrong.message }, { shouldFocus: true });
    const { base, start, end, driver, bus } = values;
    const next = { base, start: start ?? 0, end: end ?? 0, driver: driver || null, bus: bus || null };
    const { weekdays, until } = values;
    const repeat = { weekdays: weekdays.map(Number), until: localMinute(until ?? 0, zone).slice(0, 10) };
    if (await (weekdays.length > 0 ? onRepeat(next, repeat) : onSave(next))) onClose();
  });
  const endSeries = async () => {
    if (window && (await onEndSeries(window))) onClose();
  };
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
        {!window && <RepeatFields labels={labels} />}
        {window && (
          <Button variant="danger" className="justify-self-start" busy={busy} onClick={remove}>
            {t("remove")}
          </Button>
        )}
        {window?.series && (
          <Button variant="danger" wraps className="justify-self-start" busy={busy} onClick={endSeries}>
            {t("removeSeries")}
          </Button>
        )}
      </FormDialog>
    </FormProvider>
  );
}
