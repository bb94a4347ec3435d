"use client";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import type { ListData } from "@/components/admin/types";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import { tableNoteClass } from "@/components/ui/table";
import { type AdvertiserRecord, advertiserColumns, advertiserList } from "@/lib/features/advertiser/schema/admin";
import { statuses } from "@/lib/features/subscription/rules";
import type { ListQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { AdvertiserPanel } from "./advertiser-panel";
import { OpenInvoice } from "./open-invoice";

type Props = { query: ListQuery; first: ListData<AdvertiserRecord>; keys: boolean; now: number };

function useColumns(now: number) {
  const t = useTranslations("advertiser.admin");
  const words = useTranslations("subscription");
  const lng = useLocale() as Language;
  const label = (key: (typeof advertiserColumns)[number]["head"]) => t(`column.${key}`);
  return columnsWith(advertiserColumns, {
    company: { label: label("company"), sort: "name" },
    city: { label: label("city") },
    country: { label: label("country"), cell: ({ company }) => countryName(company.country, lng), usual: false },
    state: {
      label: label("state"),
      nowrap: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{words(`state.${state}`)}</Badge>,
    },
    plan: { label: label("plan"), nowrap: true, cell: ({ plan }) => plan && t(`plan.${plan}`) },
    interval: { label: label("interval"), cell: ({ interval }) => interval && t(`interval.${interval}`), usual: false },
    payment: { label: label("payment"), cell: ({ payment }) => payment && words(`payment.${payment}`), usual: false },
    paidUntil: {
      label: label("paidUntil"),
      nowrap: true,
      cell: ({ paidUntil, endsAtPeriod }) =>
        paidUntil === null ? null : (
          <>
            {formatDate(paidUntil)}
            {endsAtPeriod && <span className={tableNoteClass}>{t("ends")}</span>}
          </>
        ),
    },
    locations: { label: label("locations"), nowrap: true, cell: ({ locations }) => t("locationsOf", locations) },
    homeActive: { label: label("homeActive"), cell: ({ homeActive }) => t(homeActive ? "home.on" : "home.off") },
    openInvoice: {
      label: label("openInvoice"),
      nowrap: true,
      cell: ({ openInvoice }) => openInvoice && <OpenInvoice invoice={openInvoice} now={now} />,
    },
    created: {
      label: label("created"),
      sort: "created",
      nowrap: true,
      cell: ({ created_at }) => formatDateTime(created_at),
      usual: false,
    },
  });
}

const loadOne = async (id: string) => (await api("GET /admin/advertisers/{id}", { params: { id } })).first;

/** Travel services, what they have booked and what they owe. */
export function AdvertiserList({ query, first, keys, now }: Props) {
  const t = useTranslations("advertiser.admin");
  const words = useTranslations("subscription.state");
  const choices = { state: statuses.map((value) => ({ value, label: words(value) })) };
  const yesNo = (["yes", "no"] as const).map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <AdminList<AdvertiserRecord>
      list={advertiserList}
      {...{ query, first, keys, loadOne }}
      columns={useColumns(now)}
      nameOf={({ company }) => company.name}
      words={{
        title: t("title"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        searchLabel: t("search"),
      }}
      filters={[
        { name: "state", label: t("filter.state"), choices: choices.state },
        { name: "invoice", label: t("filter.open"), choices: yesNo },
      ]}
      detail={(row, { refresh }) => <AdvertiserPanel row={row} now={now} refresh={refresh} />}
    />
  );
}
