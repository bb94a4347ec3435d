"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { KindWord } from "@/components/busrequest/kind-chip";
import { useNeedLines } from "@/components/busrequest/need-words";
import { decidingNumber, detailWords } from "@/components/busrequest/request-facts";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import type { FitLook } from "@/lib/features/fit/rules";
import { formatAgo } from "@/lib/i18n/ago";
import { formatDate, formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { NearActions, Note } from "./near-actions";
import { FitLine, FitList } from "./near-fits";
import type { NearLine } from "./near-line";

type Props = {
  row: NearLine;
  /** The bounds of what fits. */
  look: FitLook;
  now: number;
  selected: boolean;
  readOnly: boolean;
  /** What can be done with it is shown. */
  open: boolean;
  onOpen: () => void;
  onSelect: (id: string | null) => void;
};

function Title({ row }: { row: NearLine }) {
  const t = useTranslations("near");
  const lng = useLocale() as Language;
  return (
    <h2 className="sign-lg">
      <Link className="no-underline decoration-auto hover:underline" href={`/${lng}/request/${row.id}`}>
        <RouteInline route={row.route} />
      </Link>
      {row.isNew && (
        <span className="ml-2 rounded-chip bg-brand px-[0.4rem] py-0 align-[2px] sign-xs text-on-brand">
          {t("isNew")}
        </span>
      )}
    </h2>
  );
}

function Detail({ row }: { row: NearLine }) {
  const t = useTranslations("busrequest");
  const near = useTranslations("near");
  const lng = useLocale() as Language;
  const { category, transferType = "transferoneway", date, until } = row;
  const { count, unit } = decidingNumber(row);
  const moment = (at: number) => `${formatDayShort(at, lng)} ${formatTime(at)}`;
  const when = category === "vacancy" ? `${formatDayShort(date, lng)}–${formatDate(until)}` : moment(date);
  const size =
    unit === "buses" ? t("ticket.buses", { count }) : `${formatNumber(count, lng)} ${t(`ticket.${unit}`, { count })}`;
  // The words for an emergency hold its number of people.
  const sized = category === "emergency" && unit !== "buses" ? [] : [size];
  const needs = useNeedLines()(row.needs ?? null);
  const words = t as Parameters<typeof detailWords>[1];
  const meaning = endMeaning(category, transferType);
  const back = meaning === "returnAt" || meaning === "tourEnd" ? [t(`page.${meaning}`, { time: moment(until) })] : [];
  const { way } = row;
  const driven = way && {
    km: formatNumber(way.km, lng),
    h: Math.floor(way.minutes / 60),
    m: way.minutes % 60,
  };
  const road = driven ? [near(way.source === "factor" ? "wayCrow" : "way", driven)] : [];
  const facts = [
    when,
    ...back,
    ...road,
    ...detailWords(row, words, lng),
    ...(row.via ? [t("ticket.via", { places: row.via })] : []),
    ...sized,
    ...needs,
  ];
  return (
    <p className="text-sm text-ink-2 font-stretch-dense max-lg:col-[2/-1]">
      {row.circle && <b className="block">{t("circle.first")}</b>}
      <KindWord kind={category} /> {facts.join(", ")}
    </p>
  );
}

function OpenButton({ row, open, onOpen }: Pick<Props, "row" | "open" | "onOpen">) {
  const t = useTranslations("near");
  return (
    <button
      type="button"
      className="-mr-2 grid min-h-10 w-8 place-items-center rounded-control hover:bg-sunken max-lg:col-start-4 max-lg:row-start-1 max-lg:min-h-11 max-lg:w-11"
      aria-expanded={open}
      aria-label={t("actions", { reference: row.reference })}
      onClick={onOpen}
    >
      <Icon of="chevron-down" size={18} className={open ? "rotate-180" : undefined} />
    </button>
  );
}

/** The search of others' buses comes with the first row that is opened. */
function Others({ id, look }: { id: string; look: FitLook }) {
  const OtherFits = useLazy(() => import("./near-others").then((module) => module.OtherFits), id);
  return OtherFits && <OtherFits id={id} look={look} />;
}

/** One request: where and when, how far; for bus partners what can be done with it. */
export function NearRow({ row, look, now, selected, readOnly, open, onOpen, onSelect }: Props) {
  const t = useTranslations("near");
  const lng = useLocale() as Language;
  const { id, category, distance, created_at } = row;
  return (
    <li
      className={cn(
        "grid grid-cols-[28px_minmax(0,1fr)_auto_auto] items-start gap-x-[0.65rem] gap-y-1 border-b border-line px-5 py-3 max-lg:px-4 max-lg:py-3",
        selected || category === "emergency" ? "bg-selected" : "hover:bg-hover",
      )}
      data-near={id}
      onMouseEnter={() => onSelect(id)}
      onFocus={() => onSelect(id)}
    >
      <span className="mt-0.5">
        <KindSign kind={category} size={28} />
      </span>
      <div className="max-lg:contents">
        <Title row={row} />
        <Detail row={row} />
        {!open && <FitLine row={row} look={look} />}
      </div>
      <div className="text-right max-lg:col-start-3 max-lg:row-start-1">
        {distance !== undefined && (
          <strong className="block sign-lg">
            <span className="sr-only">{t(readOnly ? "fromLocation" : "fromBase")}</span>{" "}
            {t("km", { km: formatNumber(Math.round(distance), lng) })}
          </strong>
        )}
        <small className="text-xs text-ink-3">{formatAgo(created_at, now, lng)}</small>
      </div>
      {!readOnly && <OpenButton row={row} open={open} onOpen={onOpen} />}
      {open && <FitList row={row} look={look} />}
      {open && (category === "grouprequest" || category === "emergency") && <Others id={id} look={look} />}
      {open && <NearActions row={row} />}
      {!open && <Note text={row.note} />}
    </li>
  );
}
