"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AdminList } from "@/components/admin/admin-list";
import type { BulkAction, ListStart } from "@/components/admin/types";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import { later } from "@/components/ui/later";
import type { PartnerRecord } from "@/lib/features/advertiser/schema/partner";
import { plainPartnerList } from "@/lib/features/advertiser/schema/partner-list";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import { switchEntries } from "./use-partner-actions";

const PartnerPanel = later(() => import("./partner-panel").then((part) => part.PartnerPanel));

function useBulk(): BulkAction<PartnerRecord>[] {
  const t = useTranslations("advertiser.partners");
  return [
    {
      key: "on",
      label: t("switchOn"),
      fits: ({ homeActive }) => !homeActive,
      run: (rows) => switchEntries(rows, true),
    },
    {
      key: "off",
      label: t("switchOff"),
      fits: ({ homeActive }) => homeActive,
      run: (rows) => switchEntries(rows, false),
    },
  ];
}

/** The home page's partners in their order. */
export function PartnerList(start: ListStart<PartnerRecord>) {
  const t = useTranslations("advertiser");
  const states = useTranslations("subscription.state");
  const lng = useLocale();
  const yes = (value: boolean) => t(value ? "partners.yes" : "partners.no");
  const videos = (content: ReactNode) => <Link href={`/${lng}/adminpanel/mediadata?kind=video`}>{content}</Link>;
  return (
    <AdminList
      {...start}
      list={plainPartnerList}
      load={(query, signal) => api("GET /admin/partners", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/partners/{id}", { params: { id } })).first}
      nameOf={({ company }) => company.name}
      order={start.query.sort === "position" ? t("partners.order") : undefined}
      intro={<p className="text-ink-2 mb-4">{t.rich("partners.intro", { videos })}</p>}
      cells={{
        homeActive: ({ homeActive }) => t(homeActive ? "partners.on" : "partners.off"),
        shown: ({ shown }) => <Badge tone={shown ? "live" : "off"}>{yes(shown)}</Badge>,
        state: ({ state }) => <Badge tone={tones[state]}>{states(state)}</Badge>,
        plan: ({ plan }) => plan && t(`admin.plan.${plan}`),
        paidUntil: ({ paidUntil }) => paidUntil !== null && formatDate(paidUntil),
        picture: ({ picture }) => yes(picture),
        film: ({ film }) => yes(film),
        created: ({ created_at }) => formatDate(created_at),
      }}
      options={{ state: states, entry: (value) => t(value === "yes" ? "partners.on" : "partners.off") }}
      bulk={useBulk()}
      detail={(row, { refresh }) => <PartnerPanel row={row} refresh={refresh} />}
    />
  );
}
