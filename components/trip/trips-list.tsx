import { useLocale, useTranslations } from "next-intl";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Pager } from "@/components/ui/pager";
import { tripTabs } from "@/lib/features/trip/rules";
import type { TripRow as Row } from "@/lib/features/trip/schema/record";
import type { LadderRecord } from "@/lib/features/trip/schema/terms";
import { LadderDialog } from "./ladder-dialog";
import { TripRow } from "./trip-row";
import { take, type TripsFilter, tripsAddress } from "./trips-address";

type Props = {
  rows: readonly Row[];
  total: number;
  counts: Record<TripsFilter["show"], number>;
  filter: TripsFilter;
  path: string;
  /** Of a company that drives; a customer has ordered only. */
  drives: { companyId: string; ladder: LadderRecord } | null;
};

/** Trips that the company drives or has ordered, or those of a customer: what is ahead, what waits for an answer, what is over. */
export function TripsList({ rows, total, counts, filter, path, drives }: Props) {
  const t = useTranslations("trip.list");
  const lng = useLocale();
  const tabs = tripTabs.map((show) => ({
    href: `${path}${tripsAddress.write({ show, page: 1 })}`,
    label: `${t(`tabs.${show}`)} (${counts[show]})`,
    current: show === filter.show,
  }));
  const empty = drives ? "empty" : "emptyOrdered";
  const title = t(drives ? "title" : "titleOrdered");
  const find = (
    <ButtonLink variant="pri" href={drives ? `/${lng}/userpanel/nearrequests` : `/${lng}/request/new`}>
      {t(drives ? "find" : "ask")}
    </ButtonLink>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={title} className="justify-between">
        {drives && <LadderDialog key={drives.ladder.version} {...drives} />}
      </PageHead>
      <PanelTabs label={title} tabs={tabs} />
      {rows.length === 0 ? (
        <EmptyState
          sign="busStop"
          title={t(`${empty}.${filter.show}.title`)}
          text={t(`${empty}.${filter.show}.text`)}
          action={filter.show === "upcoming" ? find : undefined}
        />
      ) : (
        <section className="card card-flush" aria-label={title}>
          <ul>
            {rows.map((trip) => (
              <TripRow key={trip.id} trip={trip} href={`${path}/${trip.id}`} />
            ))}
          </ul>
        </section>
      )}
      <Pager
        page={filter.page}
        take={take}
        total={total}
        href={(page) => `${path}${tripsAddress.write({ ...filter, page })}`}
        order={t(filter.show === "past" ? "orderPast" : "order")}
      />
    </div>
  );
}
