"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { paidEnd, type Status } from "@/lib/features/subscription/rules";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { ConfirmAction } from "./confirm-action";
import { cancelWords, paysByCard } from "./state";
import type { Actions } from "./use-actions";

type Props = { lng: Language; record: SubscriptionRecord; told: Status; actions: Actions };

type Words = NonNullable<ReturnType<typeof cancelWords>>;

function Ask({ lng, record, actions, words, onClose }: Omit<Props, "told"> & { words: Words; onClose: () => void }) {
  const t = useTranslations("subscription");
  const { openInvoice } = record;
  const until = paidEnd(record);
  const bill = openInvoice && {
    number: openInvoice.number,
    gross: formatMoney(openInvoice.gross, openInvoice.currency, lng),
  };
  const date = until === null ? t("openEnd") : formatDate(until);
  const text = {
    withdraw: bill ? t("withdraw.text", bill) : t("withdraw.textCard"),
    cancel: bill ? t("cancel.textOpen", { ...bill, date }) : t("cancel.text", { date }),
    end: bill ? t("end.textOpen", bill) : t("end.text"),
  };
  return (
    <ConfirmAction
      danger
      title={t(`${words}.title`)}
      text={text[words]}
      keep={t(`${words}.keep`)}
      label={t(`${words}.do`)}
      onClose={onClose}
      onConfirm={() => actions.cancel(words === "withdraw")}
    />
  );
}

/** What the owner may do with it now. */
export function StateActions({ lng, record, told, actions }: Props) {
  const t = useTranslations("subscription");
  const [asking, setAsking] = useState<Words | null>(null);
  const { plan, endsAtPeriod } = record;
  const words = cancelWords(record, told);
  const pays = told === "pastdue" || told === "pending";
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {paysByCard(record) && (
        <Button variant={pays ? "pri" : "line"} busy={actions.busy} onClick={actions.openPortal}>
          {t(pays ? "portalPay" : "portal")}
        </Button>
      )}
      {told === "active" && plan !== "trial" && endsAtPeriod && (
        <Button busy={actions.busy} onClick={actions.resume}>
          {t("resume.button")}
        </Button>
      )}
      {words && <Button onClick={() => setAsking(words)}>{t(`${words}.button`)}</Button>}
      {asking && <Ask lng={lng} record={record} actions={actions} words={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}
