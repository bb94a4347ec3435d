"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Plate } from "@/components/bus/plate";
import { KindWord } from "@/components/busrequest/kind-chip";
import { RouteInline } from "@/components/busrequest/route-inline";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { FitRecord } from "@/lib/features/fit/schema";
import { formatDate, formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { DetourGlyph } from "./detour-glyph";
import { isRide, routeOf, useFitWords } from "./fit-words";

export type FitView = "buses" | "groups";

type Props = {
  fit: FitRecord;
  view: FitView;
  /** 1 is the best; null of what does not fit. */
  rank: number | null;
  selected: boolean;
  onSelect: () => void;
  actions?: ReactNode;
};

function BusFacts({ fit }: { fit: FitRecord }) {
  const t = useTranslations("fit.row");
  const lng = useLocale() as Language;
  const { supply, bus } = fit;
  const whose = supply.own ? t("own") : supply.company?.name;
  const until = `${formatDayShort(supply.start, lng)}–${formatDate(supply.end)}`;
  const when = isRide(fit) ? `${formatDayShort(supply.start, lng)} ${formatTime(supply.start)}` : until;
  const seats = supply.seats === null ? [] : [t("seats", { count: supply.seats })];
  const left = fit.fits ? [t("left", { count: fit.seatsLeft })] : [];
  return (
    <p className="text-sm text-ink-2 font-stretch-dense">
      <KindWord kind={supply.category} /> {[whose, when].filter(Boolean).join(", ")}{" "}
      {bus && <Plate plate={bus.licenceplate} country={bus.country} size="sm" />} {[...seats, ...left].join(", ")}
    </p>
  );
}

function GroupFacts({ fit: { request } }: { fit: FitRecord }) {
  const t = useTranslations("fit.row");
  const says = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { category, transferType, organisationType, passengers, start } = request;
  const facts = [
    `${formatDayShort(start, lng)} ${formatTime(start)}`,
    says(`transferTypes.${transferType}`),
    ...(organisationType ? [says(`organisationTypes.${organisationType}`)] : []),
    ...(passengers === null ? [] : [t("people", { count: passengers })]),
  ];
  return (
    <p className="text-sm text-ink-2 font-stretch-dense">
      <KindWord kind={category} /> {facts.join(", ")}
    </p>
  );
}

/** Km and minutes more, and when it leaves; of a free bus the way out and home. Not fitting: the reason. */
function Deltas({ fit }: { fit: FitRecord }) {
  const t = useTranslations("fit.row");
  const { km, shift, misfit } = useFitWords();
  if (!fit.fits) return <p className="text-sm font-bold text-danger wrap-anywhere">{misfit(fit)}</p>;
  const times = { leave: formatTime(fit.leave), back: formatTime(fit.arrival) };
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <b>{isRide(fit) ? `+${km(fit.extraKm)}` : t("out", { km: km(fit.startKm) })}</b>
      <b>{isRide(fit) ? t("minutes", { count: fit.extraMinutes }) : t("home", { km: km(fit.endKm) })}</b>
      <span className="flex items-center gap-1.5 text-ink-2">
        <Icon of="clock" size={15} />
        {isRide(fit) ? shift(fit) : t("fromBase", times)}
      </span>
    </p>
  );
}

/** One bus or one group: rank, route, four deltas in one order. Its number and word carry what the colours say. */
export function FitRow({ fit, view, rank, selected, onSelect, actions }: Props) {
  const t = useTranslations("fit.row");
  const { km } = useFitWords();
  const word = isRide(fit) ? (view === "buses" ? "saved" : "paid") : "dead";
  return (
    <li
      className={cn(
        "grid grid-cols-[28px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line px-5 py-3 max-md:px-4",
        selected ? "bg-selected" : "hover:bg-hover",
        !fit.fits && "text-ink-3",
      )}
      data-fit={fit.supply.id ?? fit.bus?.id}
    >
      <span className="sign-md">{rank}</span>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="sign-lg">
          <button type="button" className="text-left wrap-anywhere" aria-pressed={selected} onClick={onSelect}>
            <RouteInline route={routeOf(view === "buses" ? fit.supply : fit.request)} />
            {/* Free buses of one yard have one place: heard alone, each is its plate. */}
            {view === "buses" && fit.bus && <span className="sr-only">, {fit.bus.licenceplate}</span>}
          </button>
        </h3>
        {view === "buses" ? <BusFacts fit={fit} /> : <GroupFacts fit={fit} />}
        <Deltas fit={fit} />
      </div>
      <p className="text-right">
        <strong className="block sign-lg">{km(isRide(fit) ? fit.savedKm : fit.extraKm)}</strong>
        <small className="text-xs text-ink-3">{t(word)}</small>
      </p>
      {selected && actions && (
        <div className="col-span-full flex flex-wrap items-center gap-3">
          {/* On a phone both buttons stand in one line. */}
          <span className="max-md:hidden">{isRide(fit) && <DetourGlyph fit={fit} />}</span>
          <span className="flex-1" />
          {actions}
        </div>
      )}
    </li>
  );
}
