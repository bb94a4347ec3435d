"use client";
import { FactList } from "@/components/ui/fact-list";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { mayAskHours } from "@/components/drivinghours/trip-facts";
import { useLazy } from "@/components/ui/use-lazy";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { Place } from "@/lib/features/place/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useTicketStops } from "./use-ticket-stops";
import type { RequestValues } from "./values";

/** As it was typed; a town that the reader's language names otherwise bears that name once the names are here. */
const asTyped = ({ address, address_fields }: Place) => address_fields.city || address;

function Stops({ values }: { values: RequestValues }) {
  const stops = useTicketStops(values, asTyped);
  const NamedStops = useLazy(
    () => import("./named-stops").then((module) => module.NamedStops),
    stops.some(({ name }) => name),
  );
  return NamedStops ? <NamedStops values={values} /> : <RouteLine stops={stops} />;
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
  const { passengers, category } = values;
  const asksHours = kindFields[category].transfer && mayAskHours(values);
  const TicketHours = useLazy(
    () => import("@/components/drivinghours/ticket-hours-later").then((module) => module.TicketHours),
    asksHours,
  );
  return (
    <aside className="sticky top-4 max-lg:hidden" aria-label={t("form.live")}>
      <div className="ticket ticket-down [--stub:6.5rem]">
        <div className="ticket-in">
          <div className="ticket-main">
            <div className="flex justify-between items-center gap-2 mb-4">
              <KindChip kind={category} />
              <span className="text-xs text-ink-3">{t(saved ? "form.draftSaved" : "form.draft")}</span>
            </div>
            <Stops values={values} />
            <Facts values={values} />
            {asksHours && TicketHours && <TicketHours values={values} />}
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
