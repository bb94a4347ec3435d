"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { tableClass } from "@/components/provider/table-class";
import { KeyBar } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { tripParts } from "@/lib/features/trip/rules";
import type { TripChangeRecord, TripRecord } from "@/lib/features/trip/schema/record";
import { api } from "@/lib/http/client";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { ChangeDialog } from "./change-dialog";
import { usePartWords } from "./part-words";
import { useTripAction } from "./use-trip-action";

type Props = { trip: TripRecord; change: TripChangeRecord; token?: string };

/** Cents after the change, with tax where that is known. */
function useNewPrice({ trip, change }: Props) {
  const lng = useLocale() as Language;
  const { amount, currency } = trip.price;
  const money = (cents: number) => formatMoney(cents, currency, lng);
  const sign = change.delta > 0 ? "+ " : change.delta < 0 ? "− " : "";
  return { sum: money(amount + change.delta), delta: `${sign}${money(Math.abs(change.delta))}` };
}

/** Old and new beside each other, one line a part, the price last. */
function Parts({ trip, change }: Props) {
  const t = useTranslations("trip");
  const wordsOf = usePartWords();
  const { sum, delta } = useNewPrice({ trip, change });
  const lng = useLocale() as Language;
  const parts = tripParts.filter((part) => part in change.after);
  const nameOf = (part: (typeof parts)[number]) =>
    t(part === "end" && trip.transferType === "transfertwoway" ? "parts.return" : `parts.${part}`);
  return (
    <table className={tableClass}>
      <caption className="sr-only">{t("change.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("change.what")}</th>
          <th scope="col">{t("change.before")}</th>
          <th scope="col">{t("change.after")}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <td>{nameOf(part)}</td>
            <td>
              <s className="text-ink-3">{wordsOf(part, change.before)}</s>
            </td>
            <td>
              <b>{wordsOf(part, change.after)}</b>
            </td>
          </tr>
        ))}
        <tr>
          <td>{t("parts.price")}</td>
          <td>{formatMoney(trip.price.amount, trip.price.currency, lng)}</td>
          <td>
            <b>{sum}</b> {change.delta !== 0 && <span className="whitespace-nowrap text-ink-2">({delta})</span>}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Buttons({ trip, change, token }: Props) {
  const t = useTranslations("trip.change");
  const { sum } = useNewPrice({ trip, change });
  const [counters, setCounters] = useState(false);
  const { run, busy, trouble } = useTripAction();
  const call = { params: { id: trip.id, changeId: change.id }, query: { version: trip.version }, token };
  const accept = () => run(() => api("POST /trip/{id}/change/{changeId}/accept", call), t("accepted"));
  const decline = () => run(() => api("POST /trip/{id}/change/{changeId}/decline", call), t("declined"));
  const withdraw = () => run(() => api("DELETE /trip/{id}/change/{changeId}", call), t("withdrawn"));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 p-4">
        {change.own ? (
          <>
            <Button busy={busy} onClick={withdraw}>
              {t("withdraw")}
            </Button>
            <span className="text-xs text-ink-3">{t("holds")}</span>
          </>
        ) : (
          <>
            <Button variant="pri" busy={busy} wraps onClick={accept}>
              {t("accept", { price: sum })}
            </Button>
            <Button busy={busy} onClick={decline}>
              {t("decline")}
            </Button>
            <Button variant="ghost" onClick={() => setCounters(true)}>
              {t("counter")}
            </Button>
          </>
        )}
        {trouble && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
        {counters && (
          <ChangeDialog
            trip={trip}
            token={token}
            from={change.after}
            delta={change.delta}
            onClose={() => setCounters(false)}
          />
        )}
      </div>
      {!change.own && <Keys accept={accept} decline={decline} />}
    </>
  );
}

/** The answer by a key each; the buttons above say the same. */
function Keys({ accept, decline }: Record<"accept" | "decline", () => unknown>) {
  const t = useTranslations("trip.change");
  useShortcuts({ a: () => void accept(), d: () => void decline() });
  if (!useSingleKeys()) return null;
  return (
    <KeyBar
      keys={[
        [["A"], t("acceptKey")],
        [["D"], t("decline")],
      ]}
    />
  );
}

/** A proposal that waits: the other side answers it, one's own can be taken back. */
export function ChangeCard(props: Props) {
  const { trip, change } = props;
  const t = useTranslations("trip.change");
  const asks = change.by === "company" ? trip.companyName : (trip.contact?.name ?? t("customer"));
  return (
    <section
      className="card card-flush scroll-mt-4"
      id="change"
      aria-labelledby="change-title"
      data-testid="trip-change"
    >
      <div className="flex flex-wrap items-center gap-3 bg-warning-tint p-4">
        <h2 id="change-title" className="text-lg">
          {change.own ? t("ownTitle") : t("title", { name: asks })}
        </h2>
        <span className="text-xs text-ink-2">{formatDateTime(change.created_at)}</span>
      </div>
      <Parts {...props} />
      {change.note && <p className="p-4 whitespace-pre-line wrap-anywhere">{change.note}</p>}
      {trip.side !== null && <Buttons {...props} />}
    </section>
  );
}
