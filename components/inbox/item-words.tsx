import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { formatDayShort, formatMoney, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";

const answers = ["accepted", "declined", "withdrawn"] as const;
const changes = ["proposed", "accepted", "declined", "cancelled"] as const;

const oneOf = <T extends string>(words: readonly T[], given: unknown) => words.find((word) => word === given);

export const itemRoute = ({ request }: InboxItem) => (request ? routeText(request.from, request.to) : "");

/** What an item says in a line: who wants what, or where a trip goes. */
export function useItemTitle() {
  const t = useTranslations("inbox.title");
  const lng = useLocale() as Language;
  return (item: InboxItem) => {
    const { kind, offer, data } = item;
    if (kind === "offer" && offer) {
      return t(data.what === "changed" ? "offerChanged" : "offer", {
        company: offer.company,
        price: formatMoney(offer.amount, offer.currency, lng),
      });
    }
    if (kind === "answer") {
      const end = oneOf(answers, data.what);
      if (end === "withdrawn") return t("withdrawn", { company: offer?.company ?? "" });
      if (end) return t(end);
      return offer?.own === false ? t("companyWrites", { company: offer.company }) : t("authorWrites");
    }
    if (kind === "change") return t(`change.${oneOf(changes, data.what) ?? "news"}`);
    return kind === "due" ? t("due") : null;
  };
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
  const { kind, request, quote, offer } = item;
  return (
    <>
      <b className="font-bold">{t(`kinds.${kind}`)}</b>{" "}
      {request && (
        <>
          {titled && (
            <>
              <RouteInline route={itemRoute(item)} />,{" "}
            </>
          )}
          {formatDayShort(request.start, lng)} {formatTime(request.start)}
          {request.passengers !== null && `, ${t("people", { count: request.passengers })}`}
        </>
      )}
      {kind === "due" && offer && `, ${formatMoney(offer.amount, offer.currency, lng)}`}
      {quote && `: ${quote}`}
    </>
  );
}
