"use client";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import type { BulkAction, FilterField, ListData } from "@/components/admin/types";
import { activeFilters, audiences, companyTypes, kinds, states } from "@/lib/features/busrequest/rules/kinds";
import { type AdminRequestRecord, adminRequestList } from "@/lib/features/busrequest/schema/admin";
import type { ListQuery } from "@/lib/http/admin-list";
import { api } from "@/lib/http/client";
import { RequestPanel } from "./request-panel";
import { useRequestColumns } from "./use-request-columns";
import { useRequestActions } from "./use-request-actions";

type Row = AdminRequestRecord;
type Props = { query: ListQuery; first: ListData<Row>; keys: boolean };

const loadOne = async (id: string) => (await api("GET /admin/requests/{id}", { params: { id } })).first;

/** The admin bus request filter: all unless chosen. */
function useFilters(): FilterField[] {
  const t = useTranslations("moderation.all");
  const words = useTranslations("busrequest");
  const of = <T extends string>(values: readonly T[], word: (value: T) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  const scopes = activeFilters.filter((one) => one !== "all");
  const readers = audiences.filter((one) => one !== "all");
  return [
    { name: "active", label: t("active"), choices: of(scopes, (v) => t(`activeValues.${v}`)) },
    { name: "kind", label: t("kind"), choices: of(kinds, (v) => words(`kinds.${v}`)) },
    { name: "audience", label: t("audience"), choices: of(readers, (v) => t(`audiences.${v}`)) },
    { name: "from", label: t("companyType"), choices: of(companyTypes, (v) => words(`companyTypes.${v}`)) },
    { name: "state", label: t("state"), choices: of(states, (v) => words(`states.${v}`)) },
    { name: "company", label: t("company") },
    { name: "after", label: t("after") },
    { name: "before", label: t("before") },
  ];
}

function useBulk(): BulkAction<Row>[] {
  const t = useTranslations("moderation.all.bulk");
  const { end, remove } = useRequestActions();
  return [
    {
      ...{ key: "end", label: t("end"), run: end },
      fits: ({ ended_at }) => ended_at === null,
      confirm: (rows) => ({ title: t("endTitle", { count: rows.length }), text: t("endText"), label: t("end") }),
    },
    {
      ...{ key: "delete", label: t("delete"), danger: true, run: remove },
      confirm: (rows) => ({
        title: t("deleteTitle", { count: rows.length }),
        text: t("deleteText"),
        label: t("delete"),
      }),
    },
  ];
}

/** All requests, in any state. */
export function RequestList({ query, first, keys }: Props) {
  const t = useTranslations("moderation.all");
  return (
    <AdminList<Row>
      {...{ list: adminRequestList, query, first, keys, columns: useRequestColumns(), bulk: useBulk(), loadOne }}
      nameOf={({ reference }) => reference}
      words={{
        ...{ title: t("title"), searchLabel: t("search") },
        ...{ emptyTitle: t("noneTitle"), emptyText: t("noneText") },
      }}
      filters={useFilters()}
      detail={(row, { close, refresh }) => <RequestPanel row={row} close={close} refresh={refresh} />}
    />
  );
}
