"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { KindLink, kindLinkClass } from "@/components/busrequest/kind-link";
import { kindCountClass } from "@/components/busrequest/kind-toggle";
import { dayText } from "@/components/form/calendar";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { FilterSheet } from "@/components/ui/filter-sheet";
import { Icon } from "@/components/ui/icon";
import { corridors } from "@/lib/features/advertiserlocation/rules/route";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { mostCounted, nearSorts, roundKinds } from "@/lib/features/filtersetting/rules";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type NearFilter, isElsewhere, nearAddress } from "./near-address";
import { NearFields } from "./near-fields";
import type { NearLines } from "./near-line";
import type { Change, NearPage } from "./near-page";
import { NearSave } from "./near-save";
import { NearSliders } from "./near-sliders";

/** A press shows one kind alone, a second one what the settings name; that does not stand in the address. */
function chosen({ shown, standard }: NearLines, kind: Kind) {
  const next = shown.length === 1 && shown[0] === kind ? standard : [kind];
  return next.length === standard.length && next.every((one) => standard.includes(one)) ? null : next;
}

const switchClass = "min-h-8! gap-[0.35rem]! pr-[0.45rem]! pl-[0.35rem]! max-lg:min-h-11!";

/** Nothing but what fits the company's buses. */
function OnlyFitting({ list, filter, to }: ListProps) {
  const t = useTranslations("near.fit");
  const lng = useLocale() as Language;
  return (
    <Link
      className={cn(kindLinkClass, switchClass)}
      href={to({ fitting: !filter.fitting })}
      data-on={filter.fitting}
      aria-current={filter.fitting ? "true" : undefined}
      scroll={false}
    >
      <Icon of="route" size={16} />
      {t("only")}
      <span className={kindCountClass}>{formatNumber(list.fitting, lng)}</span>
    </Link>
  );
}

type ListProps = Pick<NearPage, "list" | "filter"> & { to: Change };

/** What is counted no further says so. */
function shown({ kinds: counts, long }: NearLines, kind: Kind, lng: Language) {
  const count = counts[kind] ?? 0;
  return `${formatNumber(count, lng)}${long && count >= roundKinds ? "+" : ""}`;
}

function Kinds({ list, to }: Pick<ListProps, "list" | "to">) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  return (
    <nav
      className="flex flex-wrap gap-1.5 max-lg:-mx-4 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:px-4 max-lg:py-[0.3rem] max-lg:scrollbar-none"
      aria-label={t("filter.kinds")}
    >
      {kinds.map((kind) => (
        <KindLink
          key={kind}
          className={switchClass}
          kind={kind}
          on={list.shown.includes(kind)}
          href={to({ kinds: chosen(list, kind) })}
        >
          <span className={kindCountClass}>{shown(list, kind, lng)}</span>
        </KindLink>
      ))}
    </nav>
  );
}

function Order({ filter, readOnly, to }: Pick<NearPage, "filter" | "readOnly"> & { to: Change }) {
  const t = useTranslations("near");
  return (
    <nav className="segments" aria-label={t("order")}>
      {nearSorts
        .filter((sort) => !(readOnly && sort === "fits"))
        .map((sort) => (
          <Link
            key={sort}
            className="max-lg:min-h-11!"
            href={to({ sort })}
            aria-current={filter.sort === sort ? "true" : undefined}
            scroll={false}
          >
            {t(`sort.${sort}`)}
          </Link>
        ))}
    </nav>
  );
}

function Corridors({ filter, to }: { filter: NearFilter; to: Change }) {
  const t = useTranslations("near");
  return (
    <nav className="segments" aria-label={t("corridor")}>
      {corridors.map((km) => (
        <Link
          key={km}
          className="max-lg:min-h-11!"
          href={to({ km })}
          aria-current={filter.km === km ? "true" : undefined}
          scroll={false}
        >
          {t("km", { km })}
        </Link>
      ))}
    </nav>
  );
}

function useWhere({ circles }: NearLines, readOnly: boolean) {
  const t = useTranslations("near");
  const named = circles.slice(0, 3).map(({ name, km }) => (readOnly ? name : t("around", { name, km })));
  const more = circles.length - named.length;
  const text = named.join(", ") + (more > 0 ? ` ${t("andMore", { count: more })}` : "");
  return text || t(readOnly ? "noLocation" : "everywhere");
}

/** What the list is around of, in words; for a bus partner the way to change it. */
function Where({ list, filter, path, settings, readOnly }: NearPage) {
  const t = useTranslations("near");
  return (
    <p className="text-sm text-ink-2">
      {useWhere(list, readOnly)}
      {!readOnly && (
        <>
          {" "}
          {isElsewhere(filter) ? (
            <Link href={`${path}${nearAddress.write({ ...filter, place: null, radius: null, kinds: null, page: 1 })}`}>
              {t("back")}
            </Link>
          ) : (
            <Link href={settings}>{t("change")}</Link>
          )}
        </>
      )}
    </p>
  );
}

/** What narrows the list, in one line: where, when, of which kinds. */
function useSummary({ list, filter, readOnly }: NearPage) {
  const t = useTranslations("near");
  const kindName = useTranslations("busrequest.kinds");
  const { from, to, km, fitting } = filter;
  const days = { from: from ? dayText(from) : "", to: to ? dayText(to) : "" };
  const when = from && to ? [t("days", days)] : from ? [t("since", { day: days.from })] : [];
  const named = list.shown.map((kind) => kindName(kind));
  const kindWords = named.length === kinds.length ? [t("allKinds")] : named;
  return [
    useWhere(list, readOnly),
    ...(to && !from ? [t("until", { day: days.to })] : when),
    ...(fitting ? [t("fit.only")] : []),
    ...(readOnly ? [t("km", { km })] : kindWords),
  ].join(", ");
}

/** Title, what is new, and everything that narrows the list; all of it stands in the address. */
export function NearHead(page: NearPage) {
  const { list, filter, path, readOnly } = page;
  const t = useTranslations("near");
  const lng = useLocale() as Language;
  const to: Change = (change) => `${path}${nearAddress.write({ ...filter, page: 1, ...change })}`;
  const count = { count: list.total, number: formatNumber(list.total, lng), most: formatNumber(mostCounted, lng) };
  const fresh = list.seenAt !== null && list.fresh > 0;
  return (
    <div className="grid gap-2 border-b-2 border-ink px-5 pt-3 pb-3 max-lg:bg-surface max-lg:px-4 max-lg:py-2">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-xl max-lg:text-lg">
          {t(filter.hidden ? "hiddenTitle" : readOnly ? "passingTitle" : "countTitle", count)}
        </h1>
        {fresh && <Badge className="lg:hidden">{t("few", { count: list.fresh })}</Badge>}
        {!readOnly && <NearSave {...page} className="max-lg:hidden" />}
      </div>
      <FilterSheet
        id="near-filter"
        summary={useSummary(page)}
        title={t("filter")}
        done={t("done", count)}
        className="absolute inset-x-4 top-2 z-map-control"
      >
        <NearFields list={list} filter={filter} to={to} readOnly={readOnly} />
        {!readOnly && <NearSliders list={list} filter={filter} to={to} />}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Where {...page} />
          {!readOnly && <OnlyFitting list={list} filter={filter} to={to} />}
        </div>
        {readOnly && <p className="text-xs text-ink-3">{t("noContact")}</p>}
        {readOnly ? <Corridors filter={filter} to={to} /> : <Kinds list={list} to={to} />}
        <Order filter={filter} readOnly={readOnly} to={to} />
        {!readOnly && <NearSave {...page} className="lg:hidden" />}
      </FilterSheet>
      {fresh && (
        <p className="text-sm text-ink-2 max-lg:hidden" role="status">
          <b>{t("fresh", { count: list.fresh, date: formatDateTime(list.seenAt ?? 0) })}</b>
        </p>
      )}
    </div>
  );
}
