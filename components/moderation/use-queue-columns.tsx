"use client";
import { useTranslations } from "next-intl";
import type { ListColumn } from "@/components/admin/types";
import { formatDateTime } from "@/lib/i18n/formats";
import type { PendingEntry } from "./entry";
import { HintFlags } from "./hint-flags";
import { KindName, RouteShort, Sender, Wait } from "./row-parts";

/** The row's control stands in it: it is always shown. */
export const routeColumn = "start";

/** What the queue's table can show. Keys are those of the request list's columns where both have one: the export uses them. */
export function useQueueColumns(now: number): ListColumn<PendingEntry>[] {
  const t = useTranslations("moderation.column");
  const all = useTranslations("moderation.all.column");
  const words = useTranslations("busrequest");
  const text = () => "";
  const typesOf = ({ record }: PendingEntry) =>
    record.vehicleTypes.map((type) => words(`vehicleTypes.${type}`)).join(", ");
  return [
    { key: "created_at", text, label: t("waits"), nowrap: true, cell: (entry) => <Wait entry={entry} now={now} /> },
    { key: "category", text, label: t("kind"), cell: ({ record }) => <KindName kind={record.category} narrow /> },
    { key: routeColumn, text, label: t("route"), nowrap: true, cell: ({ record }) => <RouteShort record={record} /> },
    { key: "passengers", label: t("people"), right: true, text: ({ record }) => String(record.passengers ?? "") },
    { key: "companyName", text, label: t("sender"), cell: (entry) => <Sender entry={entry} /> },
    { key: "hint", text, label: t("hint"), cell: (entry) => <HintFlags entry={entry} now={now} short /> },
    { key: "reference", label: all("reference"), nowrap: true, usual: false, text: ({ record }) => record.reference },
    { key: "vehicleTypes", label: all("vehicleTypes"), usual: false, text: typesOf },
    {
      key: "companyType",
      label: all("companyType"),
      usual: false,
      text: ({ record }) => words(`companyTypes.${record.companyType}`),
    },
    { key: "email", label: all("email"), usual: false, text: ({ record }) => record.email ?? "" },
    { key: "phone", label: all("phone"), usual: false, text: ({ record }) => record.phone ?? "" },
    {
      key: "startDate",
      label: all("startDate"),
      nowrap: true,
      usual: false,
      text: ({ record }) => formatDateTime(record.start.date),
    },
    {
      key: "posted",
      label: t("posted"),
      nowrap: true,
      usual: false,
      text: ({ record }) => formatDateTime(record.created_at),
    },
  ];
}
