"use client";
import { useTranslations } from "next-intl";
import { columnsWith } from "@/components/admin/columns";
import { KindName, RouteShort } from "@/components/moderation/row-parts";
import { StateBadge } from "@/components/moderation/state-badge";
import { tableTextClass } from "@/components/ui/table";
import { type AdminRequestRecord, adminRequestColumns } from "@/lib/features/busrequest/schema/admin";
import { formatDateTime } from "@/lib/i18n/formats";

type Row = AdminRequestRecord;
const moment = (time: number | null) => (time === null ? null : formatDateTime(time));

/** The columns of the admins' request list with their looks. */
export function useRequestColumns() {
  const t = useTranslations("moderation.all.column");
  const words = useTranslations("busrequest");
  const ended = ({ endReason }: Row) => endReason && words(`states.${endReason}`);
  return columnsWith(adminRequestColumns, {
    reference: {
      label: t("reference"),
      nowrap: true,
      cell: (row) => (
        <span className="font-plate text-[0.92em] tracking-[-0.02em] whitespace-nowrap text-ink-2">
          {row.reference}
        </span>
      ),
    },
    category: { label: t("category"), cell: ({ category }) => <KindName kind={category} /> },
    start: {
      ...{ label: t("route"), fileLabel: t("from"), withKey: "end" },
      cell: (row) => <RouteShort record={row} />,
    },
    end: { label: t("end"), usual: false },
    startDate: {
      ...{ label: t("startDate"), sort: "start", nowrap: true },
      cell: ({ start }) => formatDateTime(start.date),
    },
    endDate: { label: t("endDate"), nowrap: true, cell: ({ end }) => formatDateTime(end.date), usual: false },
    passengers: { label: t("passengers"), right: true },
    vehicleTypes: {
      label: t("vehicleTypes"),
      cell: ({ vehicleTypes }) => vehicleTypes.map((type) => words(`vehicleTypes.${type}`)).join(", "),
      usual: false,
    },
    companyName: {
      label: t("companyName"),
      cell: ({ companyName }) => <b className={tableTextClass}>{companyName}</b>,
    },
    companyType: {
      ...{ label: t("companyType"), usual: false },
      cell: ({ companyType }) => words(`companyTypes.${companyType}`),
    },
    email: { label: t("email"), usual: false },
    phone: { label: t("phone"), usual: false },
    mode: { label: t("mode"), cell: ({ mode }) => words(`modes.${mode}`), usual: false },
    offers: { label: t("offers"), right: true },
    state: { label: t("state"), cell: (row) => <StateBadge record={row} /> },
    endReason: { label: t("endReason"), cell: ended, usual: false },
    ended_at: { label: t("ended_at"), nowrap: true, cell: ({ ended_at }) => moment(ended_at), usual: false },
    created_at: {
      ...{ label: t("created_at"), sort: "created_at", nowrap: true },
      cell: ({ created_at }) => moment(created_at),
    },
    description: {
      ...{ label: t("description"), usual: false },
      cell: ({ description }) => <span className={tableTextClass}>{description}</span>,
    },
    id: { label: t("id"), usual: false },
  });
}
