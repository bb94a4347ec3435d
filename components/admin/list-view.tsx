"use client";
import { countClass } from "@/components/ui/count";
import { cn } from "@/components/ui/cn";
import { PageHead } from "@/components/ui/page-head";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Pager } from "@/components/ui/pager";
import { useLazy } from "@/components/ui/use-lazy";
import { isFiltered, takeOf } from "@/lib/http/admin-list";
import { formatNumber } from "@/lib/i18n/formats";
import { dialogs } from "@/lib/state/dialogs";
import { BulkBar } from "./bulk-bar";
import { ColumnChoicePopover } from "./column-choice";
import { KeysFoot } from "./keys-foot";
import { ListCards } from "./list-cards";
import { ListFilter } from "./list-filter";
import { ListEmpty, ListFailed, ListFailure, ListLoading } from "./list-states";
import { ListTable } from "./list-table";
import type { ListProps } from "./types";
import { type ListPart, useAdminList } from "./use-admin-list";

function Tools<Row extends { id: string }>({ props: { list, columns }, state: { choice } }: ListPart<Row>) {
  const t = useTranslations("admin");
  return (
    <>
      <ColumnChoicePopover columns={columns} shown={choice.shown} isUsual={choice.isUsual} onChoose={choice.choose} />
      <Button onClick={() => dialogs.open("csvExport")} data-list={list.name}>
        <Icon of="download" size={16} />
        {t("csv.open")}
      </Button>
    </>
  );
}

function Head<Row extends { id: string }>(part: ListPart<Row>) {
  const { words, actions } = part.props;
  const { total, refresh } = part.state;
  return (
    <PageHead title={words.title} className="mb-4 max-lg:mb-3 max-lg:gap-2!">
      <span className={cn(countClass, "bg-sunken text-ink-2 dark:bg-raised")} aria-live="polite">
        {formatNumber(total, useLocale())}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {actions?.({ refresh })}
        <span className="flex flex-wrap items-center gap-2 max-lg:hidden">
          <Tools {...part} />
        </span>
      </span>
    </PageHead>
  );
}

function Rows<Row extends { id: string }>({ props, state }: ListPart<Row>) {
  const { list, words, nameOf, signOf, detail, plain, whole = false } = props;
  const { rows, data, failure, busy, retry, address, choice, openRow } = state;
  const { query, path } = address;
  if (!data) return failure ? <ListFailed onRetry={retry} /> : <ListLoading rows={takeOf(list)} />;
  if (rows.length === 0) return <ListEmpty words={words} filtered={isFiltered(query) || query.page > 1} path={path} />;
  const parts = {
    rows,
    nameOf,
    columns: choice.shown,
    selection: plain ? null : state.selection,
    onOpen: detail ? (row: Row) => openRow(row.id) : null,
  };
  return (
    <>
      <ListTable list={list} address={address} caption={words.title} busy={busy} {...parts} />
      <ListCards {...parts} signOf={signOf} whole={whole || !choice.isUsual} />
    </>
  );
}

/** What opens is fetched by the press that opens it; Escape takes the press back, and so does a fetch that fails. */
function Dialogs<Row extends { id: string }>(part: ListPart<Row>) {
  const { flags, help, setHelp, query, closeRow, failure, retry } = part.state;
  const opensRow = part.props.detail !== undefined && query.open !== "";
  const wanted = Boolean(flags.csvExport) || help || opensRow;
  const drop = () => {
    dialogs.close("csvExport");
    setHelp(false);
  };
  const Opened = useLazy<ListPart<Row>>(() => import("./list-dialogs").then((file) => file.ListDialogs), wanted, drop);
  const leave = () => {
    drop();
    if (opensRow) closeRow();
  };
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const waits = wanted && !Opened;
  useEffect(() => {
    if (!waits) return;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && latest.current();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [waits]);
  return (
    <>
      {Opened && <Opened {...part} />}
      <ListFailure failure={flags.csvExport ? null : failure} onRetry={retry} />
    </>
  );
}

/** The list itself, whatever its rows. */
export function ListView<Row extends { id: string }>(props: ListProps<Row>) {
  const { list, words, columns, filters, bulk = [], keys } = props;
  const state = useAdminList(props);
  const { address, query, total, selection, refresh } = state;
  const part = { props, state };
  return (
    <div data-admin-list onClickCapture={address.onClickCapture}>
      <Head {...part} />
      {props.intro}
      <ListFilter
        list={list}
        address={address}
        fields={filters}
        columns={columns}
        searchLabel={words.search}
        total={total}
        tools={<Tools {...part} />}
      />
      <BulkBar selection={selection} actions={bulk} onExport={() => dialogs.open("csvExport")} refresh={refresh} />
      <div className="card p-0!">
        <Rows {...part} />
        <Pager
          touch
          page={query.page}
          take={takeOf(list)}
          total={total}
          href={(page) => address.hrefOf({ page })}
          order={props.order}
        />
        <KeysFoot keys={keys} opens={!!props.detail} onHelp={() => state.setHelp(true)} />
      </div>
      <Dialogs {...part} />
    </div>
  );
}
