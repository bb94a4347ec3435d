"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { useClose } from "@/components/form/use-close";
import { RadioCards } from "@/components/form/choice-cards";
import { TextArea } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useMoneyWords } from "@/components/ui/money-words";
import { Notice } from "@/components/ui/notice";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { cancelPercent, cancelReasons, missingBus, shareOf, type TripSide } from "@/lib/features/trip/rules";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { api } from "@/lib/http/client";
import { Ladder } from "./ladder";
import { useTripAction } from "./use-trip-action";

type Reason = (typeof cancelReasons)[TripSide][number] | typeof missingBus;
type Values = { reason: Reason; text: string };
type Props = { trip: TripRecord; side: TripSide; token?: string };

/** Cents that it costs today; null where words alone were agreed. */
function feeOf({ trip, side }: Props) {
  const { price, terms, start } = trip;
  const percent = side === "company" ? 0 : terms.ladder && cancelPercent(terms.ladder, start.date, Date.now());
  if (percent === null) return null;
  return shareOf(price.gross ?? price.amount, percent);
}

/** A reference stays on one line. */
const whole = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

/** What is asked and answered: of an author whose bus does not come nothing but the press. */
function useWords({ trip, side }: Props) {
  const t = useTranslations("trip.cancel");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const fee = feeOf({ trip, side });
  const { reference, awaited, price, end } = trip;
  const { currency, gross } = price;
  if (side === "company")
    return {
      fee,
      title: t.rich("titleCompany", { reference, ref: whole }),
      text: t("textCompany"),
      act: t("doCompany"),
    };
  if (awaited) return { fee: 0, title: t("missingTitle"), text: t("missingText"), act: t("missing") };
  const act =
    fee === null
      ? t("doWords")
      : fee === 0
        ? t("doFree")
        : t("do", { fee: moneyOf({ amount: fee, currency, net: gross === null }) });
  const title = end.address
    ? t("title", { place: placeName(end.address, lng) })
    : t.rich("titleOpen", { reference, ref: whole });
  return { fee, title, text: t("text"), act };
}

/** What calling off costs now and later, by the agreed steps; where words alone were agreed, these. */
function Costs({ trip: { terms, start, price } }: Pick<Props, "trip">) {
  const t = useTranslations("trip.cancel");
  const { ladder, cancellation } = terms;
  if (!ladder) return <Notice tone="warn">{cancellation || t("noTerms")}</Notice>;
  const { gross, amount, currency } = price;
  const paid = { amount: gross ?? amount, currency, net: gross === null };
  return <Ladder steps={ladder} start={start.date} now={Date.now()} price={paid} amounts />;
}

function Ask({ trip, side, token, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("trip.cancel");
  const words = useWords({ trip, side });
  const missing = side === "author" && trip.awaited;
  const first = missing ? missingBus : cancelReasons[side][0];
  const form = useForm<Values>({ defaultValues: { reason: first, text: "" } });
  const close = useClose(form, onClose);
  const { run, busy, trouble } = useTripAction(onClose);
  const cards = cancelReasons[side].map((value) => ({ value, label: t(`reasons.${value}`) }));
  const act = form.handleSubmit((body) => {
    const call = { params: { id: trip.id }, query: { version: trip.version }, body, token };
    return run(() => api("POST /trip/{id}/cancel", call), t("done"));
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onClick={close}>{t("keep")}</Button>
          <Button variant="danger" busy={busy} wraps onClick={act} className="ml-auto">
            {words.act}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="grid grid-cols-1 content-start gap-4 pt-4">
          {side === "author" && !missing && <Costs trip={trip} />}
          {!missing && <RadioCards name="reason" label={t("why")} cards={cards} dense />}
          {side === "author" && !missing && <Notice title={t("other")}>{t("otherText")}</Notice>}
          <TextArea name="text" label={t("more")} rows={3} maxLength={1000} optional />
          {trouble && (
            <Notice tone="bad" live>
              {trouble}
            </Notice>
          )}
        </div>
      </FormProvider>
    </Dialog>
  );
}

/** Calls the trip off, after saying what it costs. */
export function CancelTrip(props: Props) {
  const t = useTranslations("trip.cancel");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t(props.side === "company" ? "openCompany" : props.trip.awaited ? "missing" : "open")}
      </Button>
      {open && <Ask {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
