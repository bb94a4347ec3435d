import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Pager } from "@/components/ui/pager";
import { type OfferState, offerStates, type OfferTab, offerTabs } from "@/lib/features/offer/rules/offer";
import { routeText } from "@/lib/i18n/route-text";
import type { FleetBus } from "./offer-fields";
import { useVehicleLine } from "./bus-words";
import { type ChosenOffer, type ListedOffer, OfferDetail } from "./offer-detail";
import { OfferKeys } from "./offer-keys";
import { OfferSearch } from "./offer-search";
import { OfferPanel } from "./offer-panel";
import { OfferRow } from "./offer-row";
import { type OffersFilter, offersAddress, take } from "./offers-address";

type Filter = OffersFilter & { tab: OfferTab };
type Props = {
  rows: readonly ListedOffer[];
  total: number;
  counts: Record<OfferTab, Partial<Record<OfferState, number>>>;
  filter: Filter;
  chosen: ChosenOffer | null;
  /** Of the company, for the form that changes the chosen one. */
  buses: readonly FleetBus[];
  path: string;
  /** Where work is found, and where one asks for a bus. */
  hrefs: Record<OfferTab, string>;
  now: number;
};

const sum = (counts: Partial<Record<OfferState, number>>) =>
  offerStates.reduce((total, state) => total + (counts[state] ?? 0), 0);

function Filter({ counts, filter, path }: Pick<Props, "counts" | "filter" | "path">) {
  const t = useTranslations("offer");
  const { tab } = filter;
  const link = (state: OfferState | null, label: string, count: number) => (
    <Link
      key={label}
      href={`${path}${offersAddress.write({ tab, state, text: filter.text, page: 1 })}`}
      aria-current={filter.state === state ? "true" : undefined}
      scroll={false}
    >
      {label} <span className="tabular-nums">{count}</span>
    </Link>
  );
  return (
    <nav className="-m-0.75 max-w-full overflow-x-auto p-0.75" aria-label={t("list.filter")}>
      <div className="segments segments-auto whitespace-nowrap">
        {link(null, t("list.all"), sum(counts[tab]))}
        {offerStates.map((state) => link(state, t(`states.${state}`), counts[tab][state] ?? 0))}
      </div>
    </nav>
  );
}

function Nothing({ filter, path, hrefs }: Pick<Props, "filter" | "path" | "hrefs">) {
  const t = useTranslations("offer.list");
  const { tab, state, text } = filter;
  if (text) {
    const action = <ButtonLink href={`${path}${offersAddress.write({ tab })}`}>{t("showAll")}</ButtonLink>;
    return <EmptyState title={t("notFound")} text={t("notFoundText")} action={action} />;
  }
  if (state) {
    const action = <ButtonLink href={`${path}${offersAddress.write({ tab })}`}>{t("showAll")}</ButtonLink>;
    return <EmptyState title={t("noneTitle")} text={t("noneText")} action={action} />;
  }
  const action = (
    <ButtonLink variant="pri" href={hrefs[tab]}>
      {t(`empty.${tab}.action`)}
    </ButtonLink>
  );
  return <EmptyState sign="busStop" title={t(`empty.${tab}.title`)} text={t(`empty.${tab}.text`)} action={action} />;
}

/** What a row of the browser says of an offer and its trip. */
const shownOf = ({ offer, trip }: ListedOffer) => {
  const { state, created_at, validUntil, companyName, price, vatIncluded, vatRate } = offer;
  const { reference, category, from, to, start, passengers } = trip;
  return {
    offer: { state, created_at, validUntil, companyName, price, vatIncluded, vatRate },
    trip: { reference, category, from, to, start, passengers },
  };
};

/** Offers of a company, made or received: tabs, filter, one page of rows, and the chosen one beside them. */
export function OffersList(props: Props) {
  const { rows, total, counts, filter, chosen, buses, path, now } = props;
  const t = useTranslations("offer");
  const vehicleLine = useVehicleLine();
  const at = (changes: Partial<OffersFilter>) => `${path}${offersAddress.write({ ...filter, ...changes })}`;
  const tabs = offerTabs.map((tab) => ({
    href: `${path}${offersAddress.write({ tab })}`,
    label: `${t(`list.tabs.${tab}`)} (${sum(counts[tab])})`,
    current: tab === filter.tab,
  }));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <PanelTabs label={t("list.tabs.label")} tabs={tabs} />
      <div className="flex flex-wrap items-center gap-2">
        <OfferSearch key={filter.tab} path={path} filter={filter} />
        <Filter {...props} />
      </div>
      <div
        className={cn(
          "grid items-start gap-4",
          chosen ? "grid-cols-[minmax(0,1fr)_25rem] max-lg:grid-cols-1" : "grid-cols-1",
        )}
      >
        <div className="min-w-0">
          {rows.length === 0 ? (
            <Nothing {...props} />
          ) : (
            <section className="card card-flush" aria-label={t("title")}>
              <ul>
                {rows.map((entry) => (
                  <OfferRow
                    key={entry.offer.id}
                    {...shownOf(entry)}
                    vehicle={vehicleLine(entry.offer)}
                    tab={filter.tab}
                    href={at({ offer: entry.offer.id })}
                    chosen={entry.offer.id === chosen?.offer.id}
                    now={now}
                  />
                ))}
              </ul>
              <OfferKeys />
            </section>
          )}
          <Pager
            page={filter.page}
            take={take}
            total={total}
            href={(page) => at({ page, offer: null })}
            order={t("list.order")}
          />
        </div>
        {chosen && (
          <OfferPanel
            key={chosen.offer.id}
            route={routeText(chosen.trip.from, chosen.trip.to)}
            closeHref={at({ offer: null })}
          >
            <OfferDetail {...chosen} buses={buses} hrefOf={(offer) => at({ offer })} />
          </OfferPanel>
        )}
      </div>
    </div>
  );
}
