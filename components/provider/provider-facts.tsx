"use client";
import { type Fact, Facts } from "@/components/admin/facts";
import { useTranslations } from "next-intl";
import { mayInvite } from "@/lib/features/provider/rules/invitation";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import { formatDateTime } from "@/lib/i18n/formats";
import { ActiveBadge } from "./active-badge";
import { useAddressLines } from "./side-by-side";

/** What is known of a company, as the panel lists it. */
export function ProviderFacts({ row }: { row: ProviderRecord }) {
  const t = useTranslations("provider");
  const types = useTranslations("busrequest.companyTypes");
  const addressOf = useAddressLines();
  const waits = !row.registered && row.active && row.invited_at !== null && !mayInvite(row, new Date());
  const facts: Fact[] = [
    [t("field.active"), <ActiveBadge key="active" active={row.active} />],
    [t("field.companyType"), types(row.companyType)],
    [t("field.place"), addressOf(row)],
    [t("field.email"), row.email],
    [t("field.telephone"), row.telephone],
    [t("field.cellphone"), row.cellphone],
    [t("field.fax"), row.fax],
    [t("field.website"), row.website],
    [t("field.description"), row.description],
    [t("field.people"), row.registered ? row.people : null],
    [t("field.buses"), row.buses || null],
    [t("field.locations"), row.locations || null],
    [t("field.received"), row.received || null],
    [t("field.offers"), row.offers || null],
    [t("field.invited_at"), row.invited_at === null ? null : formatDateTime(row.invited_at)],
    [t("field.created_at"), formatDateTime(row.created_at)],
  ];
  return (
    <>
      <Facts facts={facts} />
      {waits && <p className="text-xs text-ink-3">{t("inviteWaits")}</p>}
    </>
  );
}
