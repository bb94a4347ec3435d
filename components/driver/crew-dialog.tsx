"use client";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { CheckCards } from "@/components/form/choice-cards";
import { SelectField } from "@/components/form/select-field";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { AssignmentRecord } from "@/lib/features/driver/schema/assignment";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { languageNames } from "./language-names";

const fieldOf = (path: string) => (path.startsWith("driver") ? "drivers" : path);

/** `busOf`: of each driver the number of its bus, empty where that is settled in the yard. */
type CrewValues = { bus: string; moreBuses: string[]; drivers: string[]; busOf: Record<string, string> };
type Foreign = Pick<AssignmentRecord, "choices"> & { form: UseFormReturn<CrewValues> };

/** Calendars kept elsewhere hold a chosen bus: said before it is pressed, nothing is forbidden by it. */
function ForeignBusy({ form, choices }: Foreign) {
  const t = useTranslations("driver.crew");
  const zone = useTimeZone();
  const [bus, more] = useWatch({ control: form.control, name: ["bus", "moreBuses"] });
  const buses = choices.buses.filter(({ id, external }) => [bus, ...more].includes(id) && external.length > 0);
  if (buses.length === 0) return null;
  const plateOf = (plate: string) => (more.length > 0 ? `${plate}: ` : "");
  return (
    <Notice tone="warn" live>
      {buses.flatMap(({ id, licenceplate, external }) =>
        external.map(({ calendar, start, end }) => (
          <span key={`${id} ${calendar} ${start}`} className="block wrap-anywhere">
            {plateOf(licenceplate)}
            {t("external", { calendar, range: `${formatDateTime(start, zone)} – ${formatDateTime(end, zone)}` })}
          </span>
        )),
      )}
    </Notice>
  );
}

type BusFieldsProps = Pick<AssignmentRecord, "choices"> & {
  /** By field, in the order of the trip's buses. */
  labels: Record<string, string>;
  /** Of this trip now. */
  own: readonly (string | null)[];
};

function BusFields({ labels, own, choices }: BusFieldsProps) {
  const t = useTranslations("driver.crew");
  if (choices.buses.length === 0) return null;
  return Object.entries(labels).map(([name, label]) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      placeholder={t("noBus")}
      choices={choices.buses.map(({ id, licenceplate, capacity, active, busy }) => ({
        value: id,
        label: active
          ? busy
            ? `${licenceplate}, ${busy}`
            : t("busOf", { plate: licenceplate, count: capacity })
          : t("busOut", { plate: licenceplate }),
        off: busy !== null && !own.includes(id),
      }))}
    />
  ));
}

type WheelProps = Foreign & { labels: Record<string, string> };

/** Of several buses who takes which: asked of those who are ticked. */
function WheelFields({ form, choices, labels }: WheelProps) {
  const t = useTranslations("driver.crew");
  const [drivers, bus, more] = useWatch({ control: form.control, name: ["drivers", "bus", "moreBuses"] });
  if (more.length === 0) return null;
  const numbers = [bus, ...more].map((id, at) => {
    const plate = choices.buses.find((one) => one.id === id)?.licenceplate;
    return { value: String(at + 1), label: [t("busNumber", { n: at + 1 }), plate].filter(Boolean).join(", ") };
  });
  return choices.drivers
    .filter(({ id }) => drivers.includes(id))
    .map(({ id }) => (
      <SelectField
        key={id}
        name={`busOf.${id}`}
        label={labels[`busOf.${id}`] ?? ""}
        placeholder={t("anyBus")}
        choices={numbers}
      />
    ));
}

type Props = { assignment: AssignmentRecord; onClose: () => void };

/** Bus and drivers of a trip. Whoever is on the road at that time is shown with what for, and cannot be taken. */
export function CrewDialog({ assignment, onClose }: Props) {
  const t = useTranslations("driver.crew");
  const lng = useLocale();
  const named = languageNames(lng);
  const router = useRouter();
  const { trip, version, bus, moreBuses, drivers, choices } = assignment;
  const chosen = drivers.map(({ id }) => id);
  const busOf = Object.fromEntries(
    choices.drivers.map(({ id }) => [id, String(drivers.find((one) => one.id === id)?.busNumber ?? "")]),
  );
  const form = useForm<CrewValues>({
    defaultValues: { bus: bus ?? "", moreBuses: moreBuses.map((id) => id ?? ""), drivers: chosen, busOf },
  });
  // Of several buses each has its number.
  const busLabels = Object.fromEntries(
    [bus, ...moreBuses].map((_id, at) => [
      at === 0 ? "bus" : `moreBuses.${at - 1}`,
      moreBuses.length > 0 ? t("busNumber", { n: at + 1 }) : t("bus"),
    ]),
  );
  const wheels = choices.drivers.map(({ id, name }) => [`busOf.${id}`, t("busOfDriver", { name })]);
  const labels = { ...busLabels, ...Object.fromEntries(wheels), drivers: t("drivers") };
  const send = async (values: CrewValues) => {
    // Who was there stays in front: the ticks come in the order of the list.
    const kept = chosen.filter((id) => values.drivers.includes(id));
    const crew = [...kept, ...values.drivers.filter((id) => !kept.includes(id))];
    const body = {
      bus: values.bus || null,
      moreBuses: values.moreBuses.map((id) => id || null),
      drivers: crew,
      driverBuses: crew.map((id) => Number(values.busOf[id]) || null),
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
        <BusFields labels={busLabels} own={[bus, ...moreBuses]} choices={choices} />
        <ForeignBusy form={form} choices={choices} />
        {cards.length > 0 ? (
          <CheckCards name="drivers" label={labels.drivers} optional cardWidth="100%" cards={cards} />
        ) : (
          <p>
            {t("nobody")} <Link href={`/${lng}/userpanel/drivers`}>{t("toDrivers")}</Link>
          </p>
        )}
        <WheelFields form={form} choices={choices} labels={labels} />
        <DialogFoot save={t("save")} busy={form.formState.isSubmitting} onCancel={onClose} />
      </ApiForm>
    </Dialog>
  );
}
