import { RouteInline } from "@/components/busrequest/route-inline";
import { routeText } from "@/lib/i18n/route-text";
import { PageHead } from "@/components/ui/page-head";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { KindChip } from "@/components/busrequest/kind-chip";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Pager } from "@/components/ui/pager";
import { type OfferState, offerStates } from "@/lib/features/offer/rules";
import { endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import type { OfferedTrip, OfferRecord } from "@/lib/features/offer/schema";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type OffersFilter, take, offersAddress } from "./offers-address";
import { OwnOffer } from "./own-offer";

type Entry = { offer: OfferRecord; trip: OfferedTrip };
type Props = {
  rows: readonly Entry[];
  total: number;
  counts: Partial<Record<OfferState, number>>;
  filter: OffersFilter;
  path: string;
  /** Where work is found. */
  requestsHref: string;
};

function Row({ offer, trip, begin }: Entry & { begin: boolean }) {
  const t = useTranslations("offer.list");
  const lng = useLocale() as Language;
  const words = useTranslations("busrequest");
  const { reference, category, transferType, from, to, start, end, passengers, quantity } = trip;
  const moment = (date: number) => `${formatDayShort(date, lng)} ${formatTime(date)}`;
  const way = category === "grouprequest" ? `, ${words(`board.transfer.${transferType}`)}` : "";
  const route = routeText(from, to);
  const people = passengers === null ? null : Math.ceil(passengers / quantity);
  return (
    <article
      className="card grid grid-cols-[minmax(0,17rem)_minmax(0,1fr)] gap-x-7 gap-y-4 max-md:grid-cols-1"
      id={`offer-${offer.id}`}
    >
      <header className="grid grid-cols-1 content-start gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <KindChip kind={trip.category} />
          <span className="reference text-ink-2">{reference}</span>
        </div>
        <h2 className="sign-lg wrap-anywhere">
          <RouteInline route={route} />
        </h2>
        <p>
          <b>{moment(start)}</b>
          {passengers !== null && `, ${t("people", { count: passengers })}`}
          {way}
          <br />
          <span className="text-sm text-ink-2">
            {words(`page.${endMeaning(category, transferType)}`, { time: moment(end) })}
          </span>
        </p>
        {!trip.ended && (
          <Link
            className="justify-self-start pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            href={`/${lng}/request/${trip.id}`}
            prefetch={false}
          >
            {t("request")}
          </Link>
        )}
      </header>
      <OwnOffer offer={offer} people={people} name={`${reference}, ${route}`} begin={begin} />
    </article>
  );
}

function Filter({ counts, filter, path }: Pick<Props, "counts" | "filter" | "path">) {
  const t = useTranslations("offer");
  const link = (state: OfferState | null, label: string, count: number) => (
    <Link
      key={label}
      href={`${path}${offersAddress.write({ state, page: 1 })}`}
      aria-current={filter.state === state && !filter.offer ? "true" : undefined}
      prefetch={false}
      scroll={false}
    >
      {label} <span className="tabular-nums">{count}</span>
    </Link>
  );
  const all = offerStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return (
    <nav className="-m-0.75 max-w-full overflow-x-auto p-0.75" aria-label={t("list.filter")}>
      <div className="segments segments-auto whitespace-nowrap">
        {link(null, t("list.all"), all)}
        {offerStates.map((state) => link(state, t(`states.${state}`), counts[state] ?? 0))}
      </div>
    </nav>
  );
}

function Nothing({ filter, path, requestsHref }: Pick<Props, "filter" | "path" | "requestsHref">) {
  const t = useTranslations("offer.list");
  if (filter.state || filter.offer) {
    const action = <ButtonLink href={path}>{t("showAll")}</ButtonLink>;
    return <EmptyState title={t("noneTitle")} text={t("noneText")} action={action} />;
  }
  const action = (
    <ButtonLink variant="pri" href={requestsHref}>
      {t("emptyAction")}
    </ButtonLink>
  );
  return <EmptyState sign="busStop" title={t("emptyTitle")} text={t("emptyText")} action={action} />;
}

/** The company's offers: filter, one page of entries, pager. */
export function OffersList(props: Props) {
  const { rows, total, filter, path } = props;
  const t = useTranslations("offer");
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <Filter {...props} />
      {filter.offer && rows.length > 0 && (
        <Notice>
          {t("list.one")} <Link href={path}>{t("list.showAll")}</Link>
        </Notice>
      )}
      {rows.length === 0 && <Nothing {...props} />}
      {rows.map((entry) => (
        <Row key={entry.offer.id} {...entry} begin={filter.offer === entry.offer.id} />
      ))}
      <Pager
        page={filter.page}
        take={take}
        total={total}
        href={(page) => `${path}${offersAddress.write({ state: filter.state, page })}`}
        order={t("list.order")}
      />
    </div>
  );
}
