"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { TripChangeRecord, TripRecord } from "@/lib/features/trip/schema/record";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { useAskedBy } from "./asked-by";
import { ChangeAnswer } from "./change-answer";
import { ChangeParts } from "./change-parts";
import { useChangeDialog } from "./use-change-dialog";
import { useTripAction } from "./use-trip-action";

type Props = { trip: TripRecord; change: TripChangeRecord; token?: string };

/** One's own proposal, as long as nobody has answered it. */
function Withdraw({ trip, change, token }: Props) {
  const t = useTranslations("trip.change");
  const { run, busy, trouble } = useTripAction();
  const call = { params: { id: trip.id, changeId: change.id }, query: { version: trip.version }, token };
  const withdraw = () => run(() => api("DELETE /trip/{id}/change/{changeId}", call), t("withdrawn"));
  return (
    <div className="flex flex-wrap items-center gap-2 p-4">
      <Button busy={busy} onClick={withdraw}>
        {t("withdraw")}
      </Button>
      <span className="text-xs text-ink-3">{t("holds")}</span>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </div>
  );
}

/** Yes, no, or another proposal that begins with this one. */
function Answer(props: Props) {
  const { trip, change, token } = props;
  const t = useTranslations("trip.change");
  const [counters, setCounters] = useState(false);
  const close = () => setCounters(false);
  const ChangeDialog = useChangeDialog(counters, close);
  const counter = (
    <Button variant="ghost" onClick={() => setCounters(true)}>
      {t("counter")}
    </Button>
  );
  const begins = { trip, token, from: change.after, delta: change.delta };
  return (
    <>
      <ChangeAnswer {...props} more={counter} />
      {counters && ChangeDialog && <ChangeDialog {...begins} onClose={close} />}
    </>
  );
}

/** A proposal that waits: the other side answers it, one's own can be taken back. */
export function ChangeCard(props: Props) {
  const { trip, change } = props;
  const t = useTranslations("trip.change");
  const asked = useAskedBy(props);
  return (
    <section
      className="card card-flush scroll-mt-4"
      id="change"
      aria-labelledby="change-title"
      data-testid="trip-change"
    >
      <div className="flex flex-wrap items-center gap-3 bg-warning-tint p-4">
        <h2 id="change-title" className="text-lg">
          {change.own ? t("ownTitle", { side: change.by }) : asked}
        </h2>
        <span className="text-xs text-ink-2">
          {formatDateTime(change.created_at)}
          {trip.side !== null && !change.own && `, ${t("needsYes")}`}
        </span>
      </div>
      <ChangeParts {...props} />
      {change.note && <p className="p-4 whitespace-pre-line wrap-anywhere">{change.note}</p>}
      {trip.side !== null && (change.own ? <Withdraw {...props} /> : <Answer {...props} />)}
    </section>
  );
}
