"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { type AnyList, csvHref, isFiltered, type ListWish } from "@/lib/http/adminList";
import type { ListColumn } from "./types";

/** Rows that an address can name. */
const mostIds = 200;
const scopes = ["all", "page", "marked"] as const;
type Scope = (typeof scopes)[number];
type Ids = Record<Exclude<Scope, "all">, readonly string[]>;

type Props<Row> = {
  list: AnyList;
  wish: ListWish;
  columns: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  total: number;
  ids: Ids;
  onClose: () => void;
};

type ScopeProps = { scope: Scope; onScope: (scope: Scope) => void; counts: Record<Scope, number>; filtered: boolean };

function ScopeChoice({ scope, onScope, counts, filtered }: ScopeProps) {
  const t = useTranslations("admin.csv");
  const word = (one: Scope) => (one === "all" && filtered ? "matching" : one);
  return (
    <fieldset className="al-v">
      <legend className="lbl">{t("what")}</legend>
      {scopes.map((one) => (
        <label key={one} className="check">
          <input
            type="radio"
            name="al-scope"
            checked={scope === one}
            disabled={counts[one] === 0 || (one === "marked" && counts.marked > mostIds)}
            onChange={() => onScope(one)}
          />
          <span>{t(word(one), { count: counts[one] })}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is exported and in which columns; the file then comes as a stream, however long it is. */
export function CsvDialog<Row>({ list, wish, columns, shown, total, ids, onClose }: Props<Row>) {
  const t = useTranslations("admin.csv");
  const common = useTranslations("common.action");
  const [scope, setScope] = useState<Scope>(ids.marked.length > 0 && ids.marked.length <= mostIds ? "marked" : "all");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(shown.map(({ key }) => key)));
  const keys = columns.map(({ key }) => key).filter((key) => chosen.has(key));
  const toggle = (key: string) =>
    setChosen((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  const all = chosen.size === columns.length;
  const href = csvHref(list, wish, { columns: keys, ...(scope === "all" ? {} : { ids: ids[scope] }) });
  const start = () => {
    toast({ title: t("started") });
    onClose();
  };
  const counts = { all: total, page: ids.page.length, marked: ids.marked.length };
  const ready = keys.length > 0 && counts[scope] > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          {ready ? (
            // The browser's own download: a million rows need not fit into the page's memory.
            <a className={buttonClass({ variant: "pri", className: "ml-auto" })} href={href} download onClick={start}>
              {t("export")}
            </a>
          ) : (
            <Button variant="pri" className="ml-auto" disabled>
              {t("export")}
            </Button>
          )}
        </>
      }
    >
      <div className="stack pt-4">
        <ScopeChoice scope={scope} onScope={setScope} counts={counts} filtered={isFiltered(wish)} />
        <fieldset className="al-v two">
          <legend className="lbl">{t("columns")}</legend>
          {columns.map(({ key, label }) => (
            <label key={key} className="check">
              <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <span>
          <Button small onClick={() => setChosen(new Set(all ? [] : columns.map(({ key }) => key)))}>
            {t(all ? "none" : "every")}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
