"use client";
import { useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { KindName, RouteShort } from "@/components/moderation/row-parts";
import { useNeedLines } from "@/components/busrequest/need-words";
import { KindSign } from "@/components/map/kind-sign";
import { StateBadge } from "@/components/moderation/state-badge";
import { later } from "@/components/ui/later";
import { tableTextClass } from "@/components/ui/table";
import type { BulkAction, ListStart } from "@/components/admin/types";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { plainRequestList } from "@/lib/features/busrequest/schema/admin-list";
import { api } from "@/lib/http/client";
import { useRequestActions } from "./use-request-actions";

const RequestPanel = later(() => import("./request-panel").then((part) => part.RequestPanel));

type Row = AdminRequestRecord;
function useBulk(): BulkAction<Row>[] {
  const t = useTranslations("moderation.all.bulk");
  const { end, remove } = useRequestActions();
  return [
    {
      key: "end",
      label: t("end"),
      run: end,
      fits: ({ ended_at }) => ended_at === null,
      confirm: (rows) => ({ title: t("endTitle", { count: rows.length }), text: t("endText"), label: t("end") }),
    },
    {
      key: "delete",
      label: t("delete"),
      danger: true,
      run: remove,
      confirm: (rows) => ({
        title: t("deleteTitle", { count: rows.length }),
        text: t("deleteText"),
        label: t("delete"),
      }),
    },
  ];
}

function useCells() {
  const words = useTranslations("busrequest");
  const linesOf = useNeedLines();
  return {
    reference: ({ reference }: Row) => <span className="reference text-ink-2">{reference}</span>,
    category: ({ category }: Row) => <KindName kind={category} />,
    start: (row: Row) => <RouteShort record={row} />,
    vehicleTypes: ({ vehicleTypes }: Row) => vehicleTypes.map((type) => words(`vehicleTypes.${type}`)).join(", "),
    needs: ({ needs }: Row) => <span className={tableTextClass}>{linesOf(needs).join(", ")}</span>,
    companyName: ({ companyName }: Row) => <b className={tableTextClass}>{companyName}</b>,
    companyType: ({ companyType }: Row) => words(`companyTypes.${companyType}`),
    mode: ({ mode }: Row) => words(`modes.${mode}`),
    state: (row: Row) => <StateBadge record={row} />,
    endReason: ({ endReason }: Row) => endReason && words(`states.${endReason}`),
    description: ({ description }: Row) => <span className={tableTextClass}>{description}</span>,
  };
}

/** All requests, in any state. */
export function RequestList(start: ListStart<Row>) {
  const t = useTranslations("moderation.all");
  const words = useTranslations("busrequest");
  return (
    <AdminList
      {...start}
      list={plainRequestList}
      load={(query, signal) => api("GET /admin/requests", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/requests/{id}", { params: { id } })).first}
      nameOf={({ reference }) => reference}
      signOf={({ category }) => (
        <>
          <KindSign kind={category} size={24} />
          <span className="sr-only">{words(`kinds.${category}`)}</span>
        </>
      )}
      cells={useCells()}
      options={{
        active: (value) => t(`activeValues.${value}`),
        kind: (kind) => words(`kinds.${kind}`),
        audience: (value) => t(`audiences.${value}`),
        from: (type) => words(`companyTypes.${type}`),
        state: (state) => words(`states.${state}`),
      }}
      bulk={useBulk()}
      detail={(row, { close, refresh }) => <RequestPanel row={row} close={close} refresh={refresh} />}
    />
  );
}
