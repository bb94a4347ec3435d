"use client";
import { type Fact, Facts } from "@/components/admin/facts";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { tones } from "@/components/subscription/state";
import { Badge } from "@/components/ui/badge";
import type { AdvertiserRecord } from "@/lib/features/advertiser/schema/admin";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import { AdvertiserInvoices } from "./advertiser-invoices";
import "@/sheets/admin-lists.css";

type Props = { row: AdvertiserRecord; now: number; refresh: () => Promise<void> };

function useFacts({ state, plan, interval, payment, paidUntil, endsAtPeriod, ...row }: AdvertiserRecord): Fact[] {
  const t = useTranslations("advertiser.admin");
  const words = useTranslations("subscription");
  const kind = [plan && t(`plan.${plan}`), interval && t(`interval.${interval}`)].filter(Boolean).join(", ");
  const until = paidUntil !== null && `${formatDate(paidUntil)}${endsAtPeriod ? `, ${t("ends")}` : ""}`;
  return [
    [
      t("column.state"),
      <Badge key="state" tone={tones[state]}>
        {words(`state.${state}`)}
      </Badge>,
    ],
    [t("column.plan"), kind],
    [t("column.payment"), payment && words(`payment.${payment}`)],
    [t("column.paidUntil"), until],
    [t("column.locations"), t("locationsOf", row.locations)],
    [t("column.homeActive"), t(row.homeActive ? "home.on" : "home.off")],
    [t("column.city"), row.company.city],
    [t("column.created"), formatDateTime(row.created_at)],
  ];
}

/** One travel service: what it has booked, and its invoices with their actions. */
export function AdvertiserPanel({ row, now, refresh }: Props) {
  const t = useTranslations("advertiser.admin.panel");
  const lng = useLocale();
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={useFacts(row)} />
      <p>
        <Link href={`/${lng}/publicProfile/${row.company.slug}`}>{t("profile")}</Link>
      </p>
      <AdvertiserInvoices row={row} now={now} refresh={refresh} />
    </div>
  );
}
