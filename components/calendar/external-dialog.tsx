"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { fieldwise } from "@/components/form/fieldwise";
import { FormBody } from "@/components/form/form-body";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { type CalendarForm, type CalendarRecord, calendarForm } from "@/lib/features/externalcalendar/schema";
import { api } from "@/lib/http/client";

const names = ["name", "address", "bus"] as const;
type Name = (typeof names)[number];
const empty: CalendarForm = { name: "", address: "", bus: "" };
const valuesOf = ({ name, bus }: CalendarRecord): CalendarForm => ({ name, address: "", bus: bus?.id ?? "" });
const kind = { valuesOf, ...fieldwise<CalendarForm, Name>(names) };
const resolver = zodResolver(calendarForm);

type Props = {
  company: string;
  /** Null for a new one. */
  calendar: CalendarRecord | null;
  buses: readonly Pick<BusChoice, "id" | "licenceplate">[];
  onClose: () => void;
};

async function store({ company, base }: { company: string; base: CalendarRecord | null }, input: Input) {
  const { address, ...rest } = input;
  const path = "/company/{id}/externalcalendar";
  if (!base) return (await api(`POST ${path}`, { params: { id: company }, body: input })).first;
  const body = { ...rest, ...(address && { address }), version: base.version };
  return (await api(`PUT ${path}/{calendar}`, { params: { id: company, calendar: base.id }, body })).first;
}
type Input = z.output<typeof calendarForm>;

/** The form of an external calendar. Saving reads it, which takes a moment. */
export function ExternalDialog({ company, calendar, buses: inService, onClose }: Props) {
  const t = useTranslations("calendar.externals");
  const all = useTranslations("calendar")("allBuses");
  const router = useRouter();
  const own = calendar?.bus ?? null;
  const buses = own && inService.every(({ id }) => id !== own.id) ? [...inService, own] : inService;
  const held = useVersionedForm({
    record: calendar,
    values: calendar ? valuesOf(calendar) : empty,
    kind,
    resolver,
    load: async ({ id }) => {
      const { entity } = await api("GET /company/{id}/externalcalendar", { params: { id: company } });
      return entity.find((one) => one.id === id);
    },
    save: (input: Input, base) => store({ company, base }, input),
    saved: ({ name }) => t("saved", { name }),
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  const close = () => {
    if (!held.isDirty || window.confirm(t("discard"))) onClose();
  };
  const labels = { name: t("name"), address: t("address"), bus: t("bus") };
  const plate = (id: string) => buses.find((bus) => bus.id === id)?.licenceplate ?? all;
  function shown({ name, address, bus }: CalendarForm, field: Name) {
    if (field === "bus") return plate(bus);
    return field === "name" ? name : t(address ? "changedAddress" : "unchanged");
  }
  const title = calendar ? t("editTitle", { name: calendar.name }) : t("addTitle");
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title}>
        <FormBody
          form={held.form}
          labels={labels}
          onSubmit={held.submit}
          className="grid grid-cols-1 content-start gap-4"
        >
          <TextField name="name" label={t("name")} hint={t("nameHint")} maxLength={80} autoComplete="off" />
          <TextField
            name="address"
            label={t("address")}
            hint={calendar ? t("addressKept", { host: calendar.host }) : t("addressHint")}
            optional={calendar !== null}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
          {buses.length > 0 && (
            <SelectField
              name="bus"
              label={t("bus")}
              placeholder={all}
              choices={buses.map(({ id, licenceplate }) => ({ value: id, label: licenceplate }))}
            />
          )}
          <DialogFoot save={t(calendar ? "save" : "add")} busy={held.busy} onCancel={close} />
        </FormBody>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </>
  );
}
