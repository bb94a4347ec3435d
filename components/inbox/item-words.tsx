import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { itemBus, itemRoute, itemTitle, kindWord } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { formatDayShort, formatMoney, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

export function useItemTitle() {
  const t = useTranslations("inbox.title");
  const lng = useLocale() as Language;
  return (item: InboxItem) => itemTitle(item, t, lng);
}

/** The title; of a request its route. */
export function ItemTitle({ item }: { item: InboxItem }) {
  const titleOf = useItemTitle();
  return titleOf(item) ?? <RouteInline route={itemRoute(item)} />;
}

/** Of what kind it is, and the trip that it is about. */
export function ItemLine({ item }: { item: InboxItem }) {
  const t = useTranslations("inbox");
  const lng = useLocale() as Language;
  const titled = useItemTitle()(item) !== null;
  const { kind, request, quote, offer, data } = item;
  return (
    <>
      <b className="font-bold">{t(`kinds.${kindWord(item)}`)}</b>{" "}
      {request && (
        <>
          {titled && (
            <>
              <RouteInline route={itemRoute(item)} />,{" "}
            </>
          )}
          {formatDayShort(request.start, lng)} {formatTime(request.start)}
          {request.passengers !== null && `, ${t("people", { count: request.passengers })}`}, {request.reference}
        </>
      )}
      {typeof data.savedKm === "number" &&
        data.savedKm > 0 &&
        `, ${t("saved", { km: formatNumber(data.savedKm, lng) })}`}
      {itemBus(item)}
      {kind === "due" && offer && `, ${formatMoney(offer.amount, offer.currency, lng)}`}
      {quote && `: ${quote}`}
    </>
  );
}
