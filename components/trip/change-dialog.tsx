"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { PlaceField } from "@/components/busrequest/form/place-field";
import { ViaStops } from "@/components/busrequest/form/via-stops";
import { useClose } from "@/components/form/use-close";
import { useKey } from "@/components/form/use-key";
import { DateTimeField } from "@/components/form/date-time-field";
import { NumberStepper } from "@/components/form/number-stepper";
import { TextArea, TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import type { ChangeParts, TripRecord } from "@/lib/features/trip/schema/record";
import { api } from "@/lib/http/client";
import { ChangeGuide } from "./change-guide";
import { bodyOf, type ChangeValues, valuesOf } from "./change-values";
import "@/sheets/trips.css";

const fieldOf = (path: string) => (path === "delta" ? "price" : path === "start" ? "" : path);

type Props = {
  trip: TripRecord;
  token?: string;
  /** What the other side has proposed. */
  from?: ChangeParts;
  /** Cents by which it has proposed another price. */
  delta?: number;
  onClose: () => void;
};

function Fields({ trip, reckons }: { trip: TripRecord; reckons: boolean }) {
  const t = useTranslations("trip");
  const twice = trip.transferType === "transfertwoway";
  return (
    <>
      <div className="grid grid-cols-1 content-start gap-4 md:grid-cols-2">
        <PlaceField name="start.address" label={t("parts.startPlace")} required />
        <DateTimeField name="start.date" label={t("parts.start")} min={Date.now()} />
      </div>
      <ViaStops out={twice} />
      <div className="grid grid-cols-1 content-start gap-4 md:grid-cols-2">
        {trip.end.address && <PlaceField name="end.address" label={t("parts.endPlace")} required />}
        <DateTimeField name="end.date" label={t(twice ? "parts.return" : "parts.end")} min={Date.now()} />
        <NumberStepper name="passengers" label={t("parts.passengers")} min={1} max={500} />
        <TextField
          name="price"
          label={t(trip.price.vatIncluded ? "change.price" : "change.priceNet", { currency: trip.price.currency })}
          hint={t(trip.side === "author" ? "change.priceHintAuthor" : "change.priceHint")}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {trip.side === "company" && reckons && <ChangeGuide trip={trip} />}
      <TextArea name="note" label={t("change.note")} rows={3} maxLength={1000} optional />
    </>
  );
}

/** Proposes another programme or price; nothing holds before the other side's yes. */
export function ChangeDialog({ trip, token, from = {}, delta = 0, onClose }: Props) {
  const t = useTranslations("trip");
  const common = useTranslations("common");
  const router = useRouter();
  const keyOf = useKey();
  const form = useForm<ChangeValues>({ defaultValues: valuesOf(trip, from, delta) });
  const labels = {
    "start.address": t("parts.startPlace"),
    "start.date": t("parts.start"),
    "end.address": t("parts.endPlace"),
    "end.date": t("parts.end"),
    passengers: t("parts.passengers"),
    price: t("parts.price"),
    note: t("change.note"),
  };
  const close = useClose(form, onClose);
  async function send(values: ChangeValues) {
    const body = bodyOf(values, trip);
    const call = { params: { id: trip.id }, query: { version: trip.version }, body, token };
    await api("POST /trip/{id}/change", { ...call, idempotencyKey: keyOf(body) });
    toast({ title: t("change.sent") });
    onClose();
    router.refresh();
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      title={t("change.formTitle")}
      description={t("change.formText")}
    >
      <ApiForm
        className="grid grid-cols-1 content-start gap-4 pt-4"
        form={form}
        send={send}
        labels={labels}
        fieldOf={fieldOf}
      >
        {/* Who has come by a mail's link has no rates of its own here. */}
        <Fields trip={trip} reckons={token === undefined} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
            {t("change.send")}
          </Button>
          <Button onClick={close}>{common("action.cancel")}</Button>
        </div>
      </ApiForm>
    </Dialog>
  );
}
