"use client";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import type { ListStart } from "@/components/admin/types";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import { later } from "@/components/ui/later";
import { tableNoteClass } from "@/components/ui/table";
import type { AdvertiserRecord } from "@/lib/features/advertiser/schema/admin";
import { plainAdvertiserList } from "@/lib/features/advertiser/schema/admin-list";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { OpenInvoice } from "./open-invoice";

const AdvertiserPanel = later(() => import("./advertiser-panel").then((part) => part.AdvertiserPanel));

/** Travel services, what they have booked and what they owe. */
export function AdvertiserList({ now, ...start }: ListStart<AdvertiserRecord> & { now: number }) {
  const t = useTranslations("advertiser.admin");
  const words = useTranslations("subscription");
  const lng = useLocale() as Language;
  return (
    <AdminList
      {...start}
      list={plainAdvertiserList}
      load={(query, signal) => api("GET /admin/advertisers", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/advertisers/{id}", { params: { id } })).first}
      nameOf={({ company }) => company.name}
      intro={<p className="text-ink-2 mb-4">{t("intro")}</p>}
      cells={{
        country: ({ company }) => countryName(company.country, lng),
        state: ({ state }) => <Badge tone={tones[state]}>{words(`state.${state}`)}</Badge>,
        plan: ({ plan }) => plan && t(`plan.${plan}`),
        interval: ({ interval }) => interval && t(`interval.${interval}`),
        payment: ({ payment }) => payment && words(`payment.${payment}`),
        paidUntil: ({ paidUntil, endsAtPeriod }) =>
          paidUntil === null ? null : (
            <>
              {formatDate(paidUntil)}
              {endsAtPeriod && <span className={tableNoteClass}>{t("ends")}</span>}
            </>
          ),
        locations: ({ locations }) => t("locationsOf", locations),
        homeActive: ({ homeActive }) => t(homeActive ? "home.on" : "home.off"),
        openInvoice: ({ openInvoice }) => openInvoice && <OpenInvoice invoice={openInvoice} now={now} />,
      }}
      options={{
        state: (state) => words(`state.${state}`),
        invoice: (value) => t(`filter.${value}`),
        ending: (value) => t(`filter.${value}`),
      }}
      detail={(row, { refresh }) => <AdvertiserPanel row={row} now={now} refresh={refresh} />}
    />
  );
}
