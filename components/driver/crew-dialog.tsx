"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { CheckCards } from "@/components/form/choice-cards";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { Dialog, dialogFootClass } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { AssignmentRecord } from "@/lib/features/driver/schema/assignment";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { languageNames } from "./language-names";

const fieldOf = (path: string) => (path.startsWith("drivers") ? "drivers" : path);

type Foreign = Pick<AssignmentRecord, "choices"> & { form: UseFormReturn<{ bus: string; drivers: string[] }> };

/** A calendar kept elsewhere holds the chosen bus: said before it is pressed, nothing is forbidden by it. */
function ForeignBusy({ form, choices }: Foreign) {
  const t = useTranslations("driver.crew");
  const zone = useTimeZone();
  const chosen = useWatch({ control: form.control, name: "bus" });
  const times = choices.buses.find(({ id }) => id === chosen)?.external ?? [];
  if (times.length === 0) return null;
  return (
    <Notice tone="warn" live>
      {times.map(({ calendar, start, end }) => (
        <span key={`${calendar} ${start}`} className="block wrap-anywhere">
          {t("external", { calendar, range: `${formatDateTime(start, zone)} – ${formatDateTime(end, zone)}` })}
        </span>
      ))}
    </Notice>
  );
}

type Props = { assignment: AssignmentRecord; onClose: () => void };

/** Bus and drivers of a trip. Whoever is on the road at that time is shown with what for, and cannot be taken. */
export function CrewDialog({ assignment, onClose }: Props) {
  const t = useTranslations("driver.crew");
  const lng = useLocale();
  const named = languageNames(lng);
  const router = useRouter();
  const { trip, version, bus, drivers, choices } = assignment;
  const chosen = drivers.map(({ id }) => id);
  const form = useForm({ defaultValues: { bus: bus ?? "", drivers: chosen } });
  const labels = { bus: t("bus"), drivers: t("drivers") };
  const send = async (values: { bus: string; drivers: string[] }) => {
    // Who was there stays in front: the ticks come in the order of the list.
    const kept = chosen.filter((id) => values.drivers.includes(id));
    const body = {
      bus: values.bus || null,
      drivers: [...kept, ...values.drivers.filter((id) => !kept.includes(id))],
      version,
    };
    await api("PUT /trip/{id}/assignment", { params: { id: trip }, body });
    toast({ title: t("saved") });
    onClose();
    router.refresh();
  };
  const cards = choices.drivers.map(({ id, name, languages, busy }) => ({
    value: id,
    label: name,
    text: busy ?? languages.map(named).join(", "),
    disabled: busy !== null && !chosen.includes(id),
  }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("text")}>
      <ApiForm
        form={form}
        send={send}
        labels={labels}
        fieldOf={fieldOf}
        className="grid grid-cols-1 content-start gap-4 pt-4"
      >
        {choices.buses.length > 0 && (
          <SelectField
            name="bus"
            label={labels.bus}
            placeholder={t("noBus")}
            choices={choices.buses.map(({ id, licenceplate, capacity, busy }) => ({
              value: id,
              label: busy ? `${licenceplate}, ${busy}` : t("busOf", { plate: licenceplate, count: capacity }),
              off: busy !== null && id !== bus,
            }))}
          />
        )}
        <ForeignBusy form={form} choices={choices} />
        {cards.length > 0 ? (
          <CheckCards name="drivers" label={labels.drivers} optional cardWidth="100%" cards={cards} />
        ) : (
          <p>
            {t("nobody")} <Link href={`/${lng}/userpanel/drivers`}>{t("toDrivers")}</Link>
          </p>
        )}
        <div className={dialogFootClass}>
          <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
            {t("save")}
          </Button>
        </div>
      </ApiForm>
    </Dialog>
  );
}
