import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Icon } from "@/components/ui/icon";
import { useMoneyWords } from "@/components/ui/money-words";
import { comparedPrice } from "@/lib/features/trip/rules";
import { itemBus, itemRoute, itemTitle, kindWord } from "@/lib/features/inbox/rules";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { formatDayMonth, formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";
import type { Gone } from "./elsewhere";

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

type Proposed = NonNullable<InboxItem["proposed"]>;

/** Both moments by the clock, with their days where these differ. */
function momentsOf(before: number, after: number) {
  const days = [before, after].map((at) => formatDayMonth(at));
  return [before, after].map((at, index) => (days[0] === days[1] ? "" : `${days[index]} `) + formatTime(at));
}

function useProposedValues() {
  const t = useTranslations("trip");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  return ({ part, before, after, currency, net }: Proposed) => {
    const values = [before, after];
    if (part === "start" || part === "end") return momentsOf(Number(before), Number(after));
    if (part === "price") return values.map((value) => moneyOf({ amount: Number(value), currency, net }));
    const none = t(part === "stops" ? "noStops" : "none");
    return values.map((value) => (typeof value === "number" ? formatNumber(value, lng) : value || none));
  };
}

/** What a proposal changes first, before and after, and that there is more. */
function ProposedLine({ proposed, returns }: { proposed: Proposed; returns: boolean }) {
  const t = useTranslations("inbox");
  const parts = useTranslations("trip.parts");
  const valuesOf = useProposedValues();
  const { part, more } = proposed;
  return (
    <>
      {parts(part === "end" && returns ? "return" : part)} <RouteInline route={routeText(...valuesOf(proposed))} />
      {more > 0 && ` ${t("more", { count: more })}`},{" "}
    </>
  );
}

/** Of a search: how many stand how far away, and which bus could go. Its time is now, and stands beside it. */
function AskLine({ request, ask }: { request: NonNullable<InboxItem["request"]>; ask: NonNullable<InboxItem["ask"]> }) {
  const t = useTranslations("inbox");
  const lng = useLocale() as Language;
  const said = [
    request.passengers !== null && t("people", { count: request.passengers }),
    t("ask.away", { km: formatNumber(ask.distance, lng) }),
    ask.bus && t("ask.free", { bus: ask.bus }),
    t("ask.ring", { km: formatNumber(ask.km, lng) }),
    request.reference,
  ];
  return said.filter(Boolean).join(", ");
}

/** Of what kind it is (or, in the same place, where it has gone), what it asks for, and the trip that it is about. */
export function ItemLine({ item, gone = null }: { item: InboxItem; gone?: Gone }) {
  const t = useTranslations("inbox");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const titled = useItemTitle()(item) !== null;
  const { kind, request, quote, offer, data, proposed, ask } = item;
  return (
    <>
      <b className="font-bold">
        {gone && (
          <Icon of={gone === "done" ? "check-check" : "alarm-clock"} size={15} className="mr-1 inline align-[-2px]" />
        )}
        {t(gone ? `elsewhere.${gone}` : `kinds.${kindWord(item)}`)}
      </b>{" "}
      {proposed && <ProposedLine proposed={proposed} returns={request?.transferType === "transfertwoway"} />}
      {request && ask && <AskLine request={request} ask={ask} />}
      {request && !ask && (
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
      {kind === "due" && offer && `, ${moneyOf({ ...comparedPrice(offer), currency: offer.currency })}`}
      {quote && `: ${quote}`}
    </>
  );
}
