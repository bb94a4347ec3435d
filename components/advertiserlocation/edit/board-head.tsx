"use client";
import { PageHead } from "@/components/ui/page-head";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { FilterSheet } from "@/components/ui/filter-sheet";
import { HeadTotals, totalNumber } from "@/components/ui/head-totals";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { locationLimit } from "@/lib/features/subscription/rules";
import { activeFilters } from "@/lib/features/busrequest/rules/kinds";
import { type LocationsQuery, sorts, locationsAddress } from "./locations-address";

/** Whether anybody sees the locations, and how many the plan in force has. */
export type Plan = {
  limit: number;
  inForce: boolean;
  paid: boolean;
  /** Ordered, and the payment is still open. */
  ordered: boolean;
  /** Everybody sees what is switched on. */
  shown: boolean;
  /** No admin has switched it off. */
  allowed: boolean;
  plansHref: string | null;
  statisticsHref: string | null;
};

type Held = Pick<Plan, "limit" | "inForce" | "ordered">;

/** How many there are, beside what the plan holds: more after it has shrunk, any number after it has ended. */
export function countWords({ limit, inForce, ordered }: Held, count: number) {
  if (!inForce) return ordered ? "countOrdered" : "countNoPlan";
  return count > limit ? "countOver" : "count";
}

type HeadProps = { plan: Plan; count: number; onAdd: () => void };

export function BoardHead({ plan, count, onAdd }: HeadProps) {
  const t = useTranslations("advertiserlocation.panel");
  return (
    <PageHead title={t("title")} className="mb-4 max-lg:mb-2 max-lg:gap-2!">
      <span className="max-lg:hidden">
        <HeadTotals>
          <span>{t.rich(countWords(plan, count), { b: totalNumber, count, limit: plan.limit })}</span>
        </HeadTotals>
      </span>
      <span className="ml-auto" />
      {plan.statisticsHref && (
        <ButtonLink href={plan.statisticsHref} className="max-lg:hidden">
          <Icon of="chart-column" size={17} />
          {t("statistics")}
        </ButtonLink>
      )}
      {count < plan.limit && (
        <Button variant={count > 0 ? "pri" : "line"} onClick={onAdd}>
          <Icon of="plus" />
          {t("add")}
        </Button>
      )}
    </PageHead>
  );
}

/** What stands between the locations and the public, and what can be done about it. */
export function BoardNotices({ plan, count }: Omit<HeadProps, "onAdd">) {
  const t = useTranslations("advertiserlocation.panel");
  const link = (word: string) => plan.plansHref && <Link href={plan.plansHref}>{word}</Link>;
  if (!plan.paid && plan.inForce) {
    return (
      <Notice tone="warn" title={t("unpaidTitle")}>
        {t("unpaidText")} {link(t("toPlan"))}
      </Notice>
    );
  }
  if (plan.ordered) {
    return (
      <Notice tone="warn" title={t("orderedTitle")}>
        {t("orderedText")} {link(t("toPlan"))}
      </Notice>
    );
  }
  if (!plan.paid) {
    return (
      <Notice tone="warn" title={t("hiddenTitle")}>
        {t(count < plan.limit ? "hiddenText" : "hiddenFull")} {link(t("plans"))}
      </Notice>
    );
  }
  if (!plan.allowed) {
    return (
      <Notice tone="warn" title={t("blockedTitle")}>
        {t("blockedText")}
      </Notice>
    );
  }
  if (count < plan.limit) return null;
  return (
    <Notice title={t("fullTitle", { limit: plan.limit })}>
      {plan.limit < locationLimit("group") ? (
        <>
          {t(count > plan.limit ? "overText" : "fullText")} {link(t("plans"))}
        </>
      ) : (
        t("fullTextLargest")
      )}
    </Notice>
  );
}

type FilterProps = {
  plan: Plan;
  path: string;
  query: LocationsQuery;
  near: { on: boolean; count: number; set: (on: boolean) => void };
};

/** State and order stand in the address; what the map shows is for the moment. */
export function BoardFilter({ plan, path, query, near }: FilterProps) {
  const t = useTranslations("advertiserlocation.panel");
  const choice = (next: Partial<LocationsQuery>, current: boolean, word: string) => (
    <Link
      key={word}
      href={path + locationsAddress.write({ ...query, page: 1, ...next })}
      aria-current={current ? "true" : undefined}
      scroll={false}
    >
      {word}
    </Link>
  );
  const summary = [t(`shows.${query.show}`), t(`order.${query.sort}`)].join(", ");
  return (
    <div className="flex flex-wrap items-center gap-2 max-lg:contents">
      <FilterSheet
        id="location-filter"
        summary={summary}
        title={t("filter")}
        done={t("filterDone")}
        className="absolute top-2 right-15 left-2 z-map-control"
      >
        <nav className="segments segments-auto max-md:w-full" aria-label={t("show")}>
          {activeFilters.map((show) => choice({ show }, query.show === show, t(`shows.${show}`)))}
        </nav>
        <nav className="segments segments-auto max-md:w-full" aria-label={t("sort")}>
          {sorts.map((sort) => choice({ sort }, query.sort === sort, t(`sorts.${sort}`)))}
        </nav>
        <label className="check-line">
          <input type="checkbox" checked={near.on} onChange={(event) => near.set(event.target.checked)} />
          <span>{t("inView", { count: near.count })}</span>
        </label>
        {plan.statisticsHref && (
          <ButtonLink href={plan.statisticsHref} className="lg:hidden">
            <Icon of="chart-column" size={17} />
            {t("statistics")}
          </ButtonLink>
        )}
      </FilterSheet>
    </div>
  );
}
