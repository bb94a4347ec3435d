"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { ApiForm } from "@/components/auth/api-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import { type BusForm, type BusRecord, busForm } from "@/lib/features/bus/schema/bus";
import type { ApiError } from "@/lib/http/client";
import { BusFields, useBusLabels } from "./bus-fields";
import { differingFields, noBus, valuesOf } from "./bus-values";
import { formatDate } from "@/lib/i18n/formats";
import { api } from "@/lib/http/client";

type Props = {
  /** Null for a new one. */
  bus: BusRecord | null;
  /** Country that a new bus starts with. */
  home: string;
  onClose: () => void;
  onRetire: (bus: BusRecord) => void;
  onRemove: (bus: BusRecord) => void;
  /** Reads the bus anew; the page is asked for it unless told. */
  reread?: () => Promise<void>;
};
type Out = z.output<typeof busForm>;

/** What somebody else has saved meanwhile, where it differs from what stands here. */
function Stale({ stored }: { stored: BusForm }) {
  const t = useTranslations("bus.form");
  const labels = useBusLabels();
  const typed = useWatch() as BusForm;
  const said = (name: keyof BusForm) => {
    const value = stored[name];
    if (name === "starsCertifiedAt" && typeof value === "number") return formatDate(value);
    return [value].flat().join(", ") || "–";
  };
  const values = differingFields(stored, typed).map((name) => `${labels[name]}: ${said(name)}`);
  return (
    <Notice tone="warn" title={t("stale")} live>
      {values.length > 0 && t("staleOther", { values: values.join("; ") })}
    </Notice>
  );
}

/** A second save with the version read anew; until then the one that the form began with. */
function useVersion(bus: BusRecord | null, reread: Props["reread"]) {
  const router = useRouter();
  const [begun] = useState(bus?.version);
  const [refused, setRefused] = useState(false);
  const [isReading, read] = useTransition();
  const onRefused = (error: ApiError) => {
    if (error.code !== "Conflict" || error.fields.length > 0) return false;
    setRefused(true);
    read(reread ?? (() => router.refresh()));
    return true;
  };
  return { version: refused ? bus?.version : begun, isStale: refused && !isReading, isReading, onRefused };
}

type ActionProps = Pick<Props, "bus" | "onRetire" | "onRemove"> & { busy: boolean; isStale: boolean };

function Actions({ bus, onRetire, onRemove, busy, isStale }: ActionProps) {
  const t = useTranslations("bus.form");
  return (
    // In sight however long the form is.
    <div className="sticky bottom-0 z-[1] -mb-5 flex flex-wrap gap-[0.6rem] border-t border-line bg-raised py-4">
      <Button type="submit" variant="pri" busy={busy}>
        {t(!bus ? "add" : isStale ? "overwrite" : "save")}
      </Button>
      {bus && (
        <span className="flex flex-wrap items-center gap-2 ml-auto">
          <Button onClick={() => onRetire(bus)}>{t(bus.active ? "retire" : "revive")}</Button>
          <Button variant="ghost" onClick={() => onRemove(bus)}>
            {t("remove")}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The form of a bus. Closing it asks before typed text is lost. */
export function BusDialog({ bus, home, onClose, onRetire, onRemove, reread }: Props) {
  const t = useTranslations("bus.form");
  const done = useTranslations("bus.done");
  const router = useRouter();
  const labels = useBusLabels();
  const { version, isStale, isReading, onRefused } = useVersion(bus, reread);
  const defaultValues = bus ? valuesOf(bus) : noBus(home);
  const form = useForm<BusForm, unknown, Out>({
    resolver: zodResolver(busForm),
    defaultValues,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty);
  const close = () => {
    if (!isDirty || window.confirm(t("discard"))) onClose();
  };
  async function send(values: Out) {
    const { first } = bus
      ? await api("PUT /busses/{id}", { params: { id: bus.id }, body: { ...values, version } })
      : await api("POST /busses", { body: values });
    toast({ title: done(bus ? "save" : "add", { plate: first.licenceplate }) });
    onClose();
    router.refresh();
  }
  const title = bus ? t("editTitle", { plate: bus.licenceplate }) : t("addTitle");
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title}>
      <ApiForm
        form={form}
        send={send}
        labels={labels}
        onRefused={onRefused}
        className="grid grid-cols-1 content-start gap-4"
      >
        <BusFields />
        {bus && isStale && <Stale stored={valuesOf(bus)} />}
        <Actions bus={bus} onRetire={onRetire} onRemove={onRemove} busy={isSubmitting || isReading} isStale={isStale} />
      </ApiForm>
    </Dialog>
  );
}
