"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AdminList } from "@/components/admin/admin-list";
import { columnsWith } from "@/components/admin/columns";
import type { BulkAction, ListData } from "@/components/admin/types";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import { type PartnerRecord, partnerColumns, partnerList } from "@/lib/features/advertiser/schema/partner";
import { statuses } from "@/lib/features/subscription/rules";
import type { ListQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import { PartnerPanel } from "./partner-panel";
import { switchEntries } from "./use-partner-actions";

type Props = { query: ListQuery; first: ListData<PartnerRecord>; keys: boolean };

const loadOne = async (id: string) => (await api("GET /admin/partners/{id}", { params: { id } })).first;

function useColumns() {
  const t = useTranslations("advertiser.partners");
  const all = useTranslations("advertiser.admin");
  const words = useTranslations("subscription.state");
  const yes = (value: boolean) => t(value ? "yes" : "no");
  return columnsWith(partnerColumns, {
    company: { label: all("column.company"), sort: "name" },
    position: { label: t("column.position"), sort: "position", right: true },
    title: { label: t("column.title") },
    homeActive: { label: t("column.homeActive"), cell: ({ homeActive }) => t(homeActive ? "on" : "off") },
    shown: {
      label: t("column.shown"),
      cell: ({ shown }) => <Badge tone={shown ? "live" : "off"}>{yes(shown)}</Badge>,
    },
    state: {
      label: all("column.state"),
      nowrap: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{words(state)}</Badge>,
    },
    plan: { label: all("column.plan"), cell: ({ plan }) => plan && all(`plan.${plan}`) },
    paidUntil: {
      ...{ label: all("column.paidUntil"), nowrap: true },
      cell: ({ paidUntil }) => paidUntil !== null && formatDate(paidUntil),
    },
    city: { label: all("column.city") },
    picture: { label: t("column.picture"), cell: ({ picture }) => yes(picture), usual: false },
    film: { label: t("column.film"), cell: ({ film }) => yes(film), usual: false },
    created: {
      ...{ label: all("column.created"), sort: "created", nowrap: true, usual: false },
      cell: ({ created_at }) => formatDate(created_at),
    },
  });
}

function useBulk(): BulkAction<PartnerRecord>[] {
  const t = useTranslations("advertiser.partners");
  return [
    {
      ...{ key: "on", label: t("switchOn"), fits: ({ homeActive }) => !homeActive },
      run: (rows) => switchEntries(rows, true),
    },
    {
      ...{ key: "off", label: t("switchOff"), fits: ({ homeActive }) => homeActive },
      run: (rows) => switchEntries(rows, false),
    },
  ];
}

/** The home page's partners in their order. */
export function PartnerList({ query, first, keys }: Props) {
  const t = useTranslations("advertiser.partners");
  const all = useTranslations("advertiser.admin");
  const words = useTranslations("subscription.state");
  const lng = useLocale();
  const videos = (content: ReactNode) => (
    <Link href={`/${lng}/adminpanel/mediadata?kind=video`} prefetch={false}>
      {content}
    </Link>
  );
  return (
    <AdminList<PartnerRecord>
      {...{ list: partnerList, query, first, keys, columns: useColumns(), bulk: useBulk(), loadOne }}
      nameOf={({ company }) => company.name}
      words={{
        ...{ title: t("title"), searchLabel: t("search"), order: query.sort === "position" ? t("order") : undefined },
        ...{ emptyTitle: t("emptyTitle"), emptyText: t("emptyText") },
      }}
      intro={<p className="text-ink-2 mb-4">{t.rich("intro", { videos })}</p>}
      filters={[
        {
          ...{ name: "state", label: all("column.state") },
          choices: statuses.map((value) => ({ value, label: words(value) })),
        },
        {
          ...{ name: "entry", label: t("column.homeActive") },
          choices: [
            { value: "yes", label: t("on") },
            { value: "no", label: t("off") },
          ],
        },
      ]}
      detail={(row, { refresh }) => <PartnerPanel row={row} refresh={refresh} />}
    />
  );
}
