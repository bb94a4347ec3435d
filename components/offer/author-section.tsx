import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { useMoneyWords } from "@/components/ui/money-words";
import { Notice } from "@/components/ui/notice";
import { offerPrice } from "@/lib/features/trip/rules";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { grossAmount, orderedOffers } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDate } from "@/lib/i18n/formats";
import { DetailsSummary } from "@/components/ui/details-summary";
import { ComparedOffers, MaxOffers } from "./later";
import { OfferStateBadge } from "./offer-state";
import { OfferThread } from "./offer-thread";
import { TripLink } from "./trip-link";

type Request = {
  id: string;
  version: number;
  maxOffers: number;
  passengers: number | null;
  ended: boolean;
  needs: Needs | null;
  /** A private person pays the tax: its prices are told with it. */
  isPrivate: boolean;
};
type Props = {
  offers: readonly OfferRecord[];
  request: Request;
  token?: string;
  readOnly?: boolean;
  /** The one company that the request went to. */
  receiver?: string | null;
};

/** Those that can be chosen, and the one that was. */
const compared = (offers: readonly OfferRecord[]) =>
  orderedOffers(
    offers.filter(({ state }) => state === "open" || state === "accepted"),
    "price",
  );

/** Only said where all can be compared, and the bus is large enough as far as one knows. */
function cheapest(open: readonly OfferRecord[]) {
  const [first, ...rest] = open;
  if (!first || rest.length === 0 || open.some((offer) => grossAmount(offer) === null)) return null;
  if ((first.seatsSpare ?? 0) < 0) return null;
  const clear = ({ price }: OfferRecord) => price.currency === first.price.currency;
  return rest.every((offer) => clear(offer) && (grossAmount(offer) ?? 0) > (grossAmount(first) ?? 0)) ? first.id : null;
}

function Earlier({ offers, token }: Pick<Props, "offers" | "token">) {
  const t = useTranslations("offer");
  const moneyOf = useMoneyWords();
  if (offers.length === 0) return null;
  return (
    <details>
      <DetailsSummary>
        {t("author.earlier")} ({offers.length})
      </DetailsSummary>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-[0.6rem]">
            <b className="wrap-anywhere">{offer.companyName}</b>
            <span>{moneyOf(offerPrice(offer))}</span>
            <OfferStateBadge state={offer.state} />
            <span className="text-xs text-ink-3">{t("facts.made", { date: formatDate(offer.created_at) })}</span>
            <OfferThread offer={offer} other={offer.companyName} token={token} wide />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A request's offers side by side, for its author (`token`: by the mail's link) or an admin who looks on. */
export function AuthorOffers({ offers, request, token, readOnly, receiver }: Props) {
  const t = useTranslations("offer.author");
  const list = compared(offers);
  const open = list.filter(({ state }) => state === "open");
  const accepted = list.find(({ state }) => state === "accepted");
  const best = cheapest(open);
  const over = offers.filter(({ state }) => state !== "open" && state !== "accepted");
  const running = !request.ended && !readOnly;
  return (
    <section
      id="offers"
      className="grid grid-cols-1 content-start gap-4 mt-6 scroll-mt-28"
      aria-labelledby="offers-title"
    >
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="offers-title">{t("title")}</h2>
          {!request.ended && !receiver && (
            <span className="text-xs text-ink-3">{t("count", { open: open.length, max: request.maxOffers })}</span>
          )}
        </div>
        {running && !receiver && (
          <MaxOffers id={request.id} version={request.version} value={request.maxOffers} token={token} />
        )}
      </div>
      {accepted && <Notice tone="ok">{t("accepted", { name: accepted.companyName })}</Notice>}
      {accepted && !token && <TripLink offer={accepted} />}
      {list.length === 0 && running && (
        <div className="card">
          <EmptyState
            sign="busStop"
            level={3}
            title={t(over.length > 0 ? "noneOpenTitle" : "emptyTitle")}
            text={receiver ? t("emptyTextOne", { company: receiver }) : t("emptyText")}
          />
        </div>
      )}
      {list.length > 0 && (
        <ComparedOffers
          offers={list}
          people={request.passengers}
          best={best}
          token={token}
          readOnly={readOnly}
          needs={request.needs}
          isPrivate={request.isPrivate}
        />
      )}
      {open.length > 0 && running && (
        <p className="text-xs text-ink-3">{receiver ? t("changeNoteOne", { company: receiver }) : t("changeNote")}</p>
      )}
      <Earlier offers={over} token={token} />
    </section>
  );
}
