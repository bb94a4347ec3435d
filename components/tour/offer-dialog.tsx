"use client";
import { useLocale, useTranslations } from "next-intl";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { useClose } from "@/components/form/use-close";
import { useKey } from "@/components/form/use-key";
import { Segmented } from "@/components/form/choice-cards";
import { useErrorMessage } from "@/components/form/use-error-message";
import { DateTimeField } from "@/components/form/date-time-field";
import { TextArea, TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { proposedValidUntil } from "@/lib/features/offer/rules/offer";
import { parsePrice, parseRate } from "@/lib/features/offer/rules/price";
import type { TourLeg, TourRecord } from "@/lib/features/tour/schema";
import { splitPrice } from "@/lib/features/tour/rules";
import { ApiError, api } from "@/lib/http/client";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Values = {
  /** As it is told: it is chosen with the chain, and refused here once it is out of service. */
  bus: string;
  way: "whole" | "legs";
  whole: string;
  /** By request: the legs may become fewer while they are typed. */
  amounts: Record<string, string>;
  vat: "net" | "gross";
  vatRate: string;
  description: string;
  validUntil: number | null;
};

type Props = {
  tour: TourRecord;
  legs: readonly TourLeg[];
  onClose: () => void;
  onDone: () => unknown;
  /** Reads the draft anew; false where nothing of it can be offered any more. */
  onTaken: () => Promise<boolean>;
};

/** What each author will read: its own part alone. */
function Split({ legs }: { legs: readonly TourLeg[] }) {
  const lng = useLocale() as Language;
  const whole = parsePrice(useWatch<Values, "whole">({ name: "whole" }) ?? "");
  const parts =
    whole > 0
      ? splitPrice(
          whole,
          legs.map(({ km }) => km),
        )
      : [];
  return (
    <ul className="grid grid-cols-1 content-start gap-2 text-sm">
      {legs.map(({ request, from, to, km }, at) => (
        <li key={request} className="flex flex-wrap justify-between gap-2">
          <span>
            {from.name} – {to.name}, {formatNumber(Math.round(km), lng)} km
          </span>
          <b>{parts[at] === undefined ? "–" : formatMoney(parts[at], "EUR", lng)}</b>
        </li>
      ))}
    </ul>
  );
}

function Prices({ legs }: { legs: readonly TourLeg[] }) {
  const t = useTranslations("tour.offer");
  const way = useWatch<Values, "way">({ name: "way" });
  if (way === "whole")
    return (
      <>
        <TextField name="whole" label={t("whole")} inputMode="decimal" autoComplete="off" hint={t("wholeHint")} />
        <Split legs={legs} />
      </>
    );
  return legs.map(({ request, from, to }) => (
    <TextField
      key={request}
      name={`amounts.${request}`}
      label={t("priceOf", { from: from.name, to: to.name })}
      inputMode="decimal"
      autoComplete="off"
    />
  ));
}

const cents = (text: string | undefined) => {
  const amount = parsePrice(text ?? "");
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
};

/** What goes out: each leg with its price, and that it departs otherwise than wished. */
function useBody(tour: TourRecord, legs: readonly TourLeg[]) {
  const t = useTranslations("tour.offer");
  return ({ way, whole, amounts, vat, vatRate, description, validUntil }: Values) => {
    const kms = legs.map(({ km }) => km);
    const parts = way === "whole" ? splitPrice(cents(whole), kms) : legs.map(({ request }) => cents(amounts[request]));
    const priced = legs.map(({ request, start, wished }, at) => {
      const shift = Math.round((start - wished) / 60_000);
      const moved = shift === 0 ? "" : t(shift < 0 ? "earlier" : "later", { minutes: Math.abs(shift) });
      return { request, amount: parts[at] ?? 0, description: [moved, description].filter(Boolean).join("\n") };
    });
    return {
      version: tour.version,
      legs: priced,
      vatIncluded: vat === "gross",
      vatRate: parseRate(vatRate),
      description,
      validUntil: validUntil ?? 0,
    };
  };
}

const startValues = ({ bus }: TourRecord, legs: readonly TourLeg[]): Values => {
  const start = Math.min(...legs.map(({ wished }) => wished));
  const validUntil = proposedValidUntil({ category: "grouprequest", start, end: start }, Date.now());
  const amounts = Object.fromEntries(legs.map(({ request }) => [request, ""]));
  const told = [bus?.licenceplate, bus?.name].filter(Boolean).join(", ");
  return { bus: told, way: "whole", whole: "", amounts, vat: "net", vatRate: "", description: "", validUntil };
};

/** A price stands where it was typed; what else a leg is refused for stands above the form. */
const fieldIn = (legs: readonly TourLeg[], way: Values["way"]) => (path: string) => {
  const leg = legs[Number(/^legs\.(\d+)\.amount$/.exec(path)?.[1] ?? -1)];
  if (leg) return way === "whole" ? "whole" : `amounts.${leg.request}`;
  return /^(legs|vehicle)/.test(path) ? "" : path;
};

/** The fields of the form as a refusal names them. */
function useLabels(legs: readonly TourLeg[]) {
  const t = useTranslations("tour.offer");
  const amounts = legs.map(({ request, from, to }) => [
    `amounts.${request}`,
    t("priceOf", { from: from.name, to: to.name }),
  ]);
  const fields = {
    bus: t("bus"),
    whole: t("whole"),
    legs: t("byLeg"),
    description: t("description"),
    validUntil: t("validUntil"),
  };
  return { ...fields, ...Object.fromEntries(amounts) };
}

function Fields({ legs, hasBus }: { legs: readonly TourLeg[]; hasBus: boolean }) {
  const t = useTranslations("tour.offer");
  const ways = (["whole", "legs"] as const).map((value) => ({ value, label: t(`ways.${value}`) }));
  const vats = (["net", "gross"] as const).map((value) => ({ value, label: t(`vats.${value}`) }));
  return (
    <>
      {hasBus && <TextField name="bus" label={t("bus")} readOnly aria-required={false} />}
      <Segmented name="way" label={t("way")} cards={ways} />
      <Prices legs={legs} />
      <div className="grid grid-cols-1 content-start gap-4 md:grid-cols-2">
        <Segmented name="vat" label={t("vat")} cards={vats} />
        <TextField name="vatRate" label={t("vatRate")} inputMode="decimal" autoComplete="off" optional />
      </div>
      <DateTimeField name="validUntil" label={t("validUntil")} min={Date.now()} />
      <TextArea name="description" label={t("description")} rows={3} optional />
    </>
  );
}

/** Names the leg that is gone, and takes it out of the form; what was typed stays. */
function useTaken({ legs }: TourRecord, form: UseFormReturn<Values>, onTaken: Props["onTaken"]) {
  const t = useTranslations("tour.offer");
  const messageOf = useErrorMessage();
  return async (error: ApiError) => {
    if (error.status !== 409) return false;
    const at = error.fields.map(({ path }) => /^legs\.(\d+)/.exec(path)?.[1]).find(Boolean);
    const route = at === undefined ? undefined : legs[Number(at)]?.route;
    const message = route ? t("taken", { route, reason: messageOf(error) }) : t("changed");
    if (await onTaken()) form.setError("root", { message });
    else toast({ variant: "destructive", title: message });
    return true;
  };
}

/** Of a draft's chain what can still be offered for. */
export function openLegs({ chain, legs }: TourRecord) {
  const open = legs.filter(({ state }) => state === "open").map(({ request }) => request);
  return chain?.legs.filter(({ request }) => open.includes(request)) ?? [];
}

type Body = ReturnType<ReturnType<typeof useBody>>;

/** Sends the offers; once more where the draft has changed in no leg that they are for: a job has noted one that was gone long before. */
function useSend({ id }: TourRecord) {
  const keyOf = useKey();
  const params = { id };
  const post = (body: Body) => api("POST /tour/{id}/offer", { params, body, idempotencyKey: keyOf(body) });
  return async (body: Body) => {
    try {
      return await post(body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || error.fields.length > 0) throw error;
      const { first } = await api("GET /tour/{id}", { params });
      const still = openLegs(first).map(({ request }) => request);
      if (first.version === body.version || still.join() !== body.legs.map(({ request }) => request).join())
        throw error;
      return post({ ...body, version: first.version });
    }
  };
}

/** One form for the offers of all open legs. */
export function OfferDialog({ tour, legs, onClose, onDone, onTaken }: Props) {
  const t = useTranslations("tour.offer");
  const common = useTranslations("common");
  const bodyOf = useBody(tour, legs);
  const post = useSend(tour);
  const form = useForm<Values>({ defaultValues: startValues(tour, legs) });
  const labels = useLabels(legs);
  const way = useWatch({ control: form.control, name: "way" });
  const onRefused = useTaken(tour, form, onTaken);
  const count = legs.length;
  const close = useClose(form, onClose);
  async function send(values: Values) {
    const { total } = await post(bodyOf(values));
    toast({ title: t("done", { count: total }) });
    onDone();
  }
  return (
    <Dialog open wide onOpenChange={(open) => !open && close()} title={t("title", { count })} description={t("text")}>
      <ApiForm
        className="grid grid-cols-1 content-start gap-4 pt-4"
        form={form}
        send={send}
        labels={labels}
        fieldOf={fieldIn(legs, way)}
        onRefused={onRefused}
      >
        <Fields legs={legs} hasBus={tour.bus !== null} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
            {t("send", { count })}
          </Button>
          <Button onClick={close}>{common("action.cancel")}</Button>
        </div>
      </ApiForm>
    </Dialog>
  );
}
