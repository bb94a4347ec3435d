"use client";
import { FactList } from "@/components/ui/fact-list";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine, type RouteStop } from "@/components/busrequest/route-line";
import { useTripHours } from "@/components/drivinghours/use-trip-hours";
import { TicketHours } from "@/components/drivinghours/ticket-hours";
import { asksForEnd, endMeaning, kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import { isChosen } from "@/lib/features/place/rules";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { endDateOf, type RequestValues } from "./values";

function useStops(values: RequestValues): RouteStop[] {
  const t = useTranslations("busrequest.page");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  const { category, transferType } = values;
  const stop = (key: string, place: Place, date?: number | null): RouteStop => {
    const { street, number } = place.address_fields;
    const time = date ? `${formatDayShort(date, lng, zone)} ${formatTime(date, zone)}` : undefined;
    return { key, name: placeName(place, lng), detail: `${street} ${number}`.trim() || undefined, time };
  };
  const meaning = endMeaning(category, transferType);
  const note = meaning === "returnAt" ? t("stopOut") : undefined;
  const via = values.stops.filter((place) => placeName(place, lng));
  const known = asksForEnd(category, transferType) || isChosen(values.end.address);
  const end = stop("end", values.end.address, known ? endDateOf(values) : null);
  return [
    stop("start", values.start.address, values.start.date),
    ...via.map((place, index) => ({ ...stop(`via${index}`, place), note })),
    { ...end, time: end.time && t(meaning, { time: end.time }) },
  ];
}

const Stops = ({ values }: { values: RequestValues }) => <RouteLine stops={useStops(values)} />;

/** Renders anew once the road has answered: the arrival is its from then on, as beside the fields. */
function RoadStops({ values }: { values: RequestValues }) {
  useTripHours(values);
  return <Stops values={values} />;
}

function Facts({ values }: { values: RequestValues }) {
  const t = useTranslations("busrequest");
  const { transfer } = kindFields[values.category];
  const buses = values.vehicleTypes.map((type) => t(`vehicleTypes.${type}`)).join(", ");
  return (
    <FactList className="mt-5 gap-x-[0.8rem]! gap-y-[0.3rem]! border-t border-line pt-4 text-sm!">
      {transfer && (
        <>
          <dt>{t("ticket.trip")}</dt>
          <dd>{t(`transferTypes.${values.transferType}`)}</dd>
        </>
      )}
      {values.organisationType && (
        <>
          <dt>{t("ticket.group")}</dt>
          <dd>{t(`organisationTypes.${values.organisationType}`)}</dd>
        </>
      )}
      <dt>{t("ticket.bus")}</dt>
      <dd>{buses || t("page.anyBus")}</dd>
    </FactList>
  );
}

/** What the request will look like, while it is typed. */
export function LiveTicket({ saved }: { saved: boolean }) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const values = useWatch<RequestValues>() as RequestValues;
  const { passengers, category, transferType } = values;
  const Line = asksForEnd(category, transferType) ? Stops : RoadStops;
  return (
    <aside className="sticky top-4 max-lg:hidden" aria-label={t("form.live")}>
      <div className="ticket ticket-down [--stub:6.5rem]">
        <div className="ticket-in">
          <div className="ticket-main">
            <div className="flex justify-between items-center gap-2 mb-4">
              <KindChip kind={category} />
              <span className="text-xs text-ink-3">{t(saved ? "form.draftSaved" : "form.draft")}</span>
            </div>
            <Line values={values} />
            <Facts values={values} />
            {kindFields[category].transfer && <TicketHours values={values} />}
          </div>
          <div className="ticket-stub">
            <span className="flex flex-wrap items-center gap-3">
              {passengers === null ? (
                <span className="text-ink-2">{t("form.noNumber")}</span>
              ) : (
                <>
                  <span className="title-2xl tabular-nums">{formatNumber(passengers, lng)}</span>
                  <span className="text-ink-2">{t(`ticket.${kindFields[category].count}`, { count: passengers })}</span>
                </>
              )}
            </span>
          </div>
        </div>
      </div>
    </aside>
  );
}
