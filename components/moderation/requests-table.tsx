"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { SortHead, StateRow, Table } from "@/components/ui/table";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { type RequestsWish, writeRequests } from "./requests-address";
import { RequestsFilter } from "./requests-filter";
import { RequestDetail } from "./request-detail";
import { KindName, RouteButton } from "./row-parts";
import { StateBadge } from "./state-badge";

type Props = { rows: readonly BusRequestRecord[]; total: number; wish: RequestsWish; take: number };

function Row({ record, onOpen }: { record: BusRequestRecord; onOpen: () => void }) {
  const words = useTranslations("busrequest");
  return (
    // The button in the row does the same by keyboard.
    <tr onClick={onOpen} className="cursor-pointer">
      <td className="nw">
        <span className="ref">{record.reference}</span>
      </td>
      <td>
        <KindName kind={record.category} />
      </td>
      <td className="nw">
        <RouteButton record={record} onPress={onOpen} />
      </td>
      <td className="r">{record.passengers ?? ""}</td>
      <td>
        <b className="el">{record.companyName}</b>
        <span className="sub">{words(`companyTypes.${record.companyType}`)}</span>
      </td>
      <td className="nw">{formatDateTime(record.created_at)}</td>
      <td>
        <StateBadge record={record} />
      </td>
    </tr>
  );
}

function Head({ wish, hrefOf }: { wish: RequestsWish; hrefOf: (change: Partial<RequestsWish>) => string }) {
  const t = useTranslations("moderation");
  const next = wish.sort === "next";
  return (
    <>
      <th scope="col">{t("column.reference")}</th>
      <th scope="col">{t("column.kind")}</th>
      <SortHead sort={next ? "asc" : null} href={hrefOf({ sort: "next" })} hint={t("all.next")}>
        {t("column.route")}
      </SortHead>
      <th scope="col" className="r">
        {t("column.people")}
      </th>
      <th scope="col">{t("column.sender")}</th>
      <SortHead sort={next ? null : "desc"} href={hrefOf({ sort: "latest" })} hint={t("all.latest")}>
        {t("column.posted")}
      </SortHead>
      <th scope="col">{t("column.state")}</th>
    </>
  );
}

/** All requests with the admin's filter; a row opens the record. */
export function RequestsTable({ rows, total, wish, take }: Props) {
  const t = useTranslations("moderation.all");
  const path = `/${useLocale()}/adminpanel/requests`;
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = rows.find(({ id }) => id === openId);
  const hrefOf = (change: Partial<RequestsWish>) => path + writeRequests({ ...wish, page: 1, ...change });
  return (
    <>
      <div className="ph">
        <h1>{t("heading", { count: total })}</h1>
      </div>
      <RequestsFilter path={path} wish={wish} />
      <div className="card !p-0">
        <Table caption={t("title")} head={<Head wish={wish} hrefOf={hrefOf} />}>
          {rows.map((record) => (
            <Row key={record.id} record={record} onOpen={() => setOpenId(record.id)} />
          ))}
          {rows.length === 0 && (
            <StateRow columns={7}>
              <EmptyState
                title={t("emptyTitle")}
                text={t("emptyText")}
                action={<ButtonLink href={path}>{t("reset")}</ButtonLink>}
              />
            </StateRow>
          )}
        </Table>
        <Pager page={wish.page} take={take} total={total} href={(page) => hrefOf({ page })} order={t(wish.sort)} />
      </div>
      {opened && <RequestDetail record={opened} back={hrefOf({ page: wish.page })} onClose={() => setOpenId(null)} />}
    </>
  );
}
