"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { csvHref, type ExportChoice } from "@/lib/http/admin-list";
import type { Language } from "@/lib/i18n/routing";
import { ListFailure } from "./list-states";
import type { ListColumn } from "./types";
import { useExport } from "./use-export";
import "@/sheets/admin-lists.css";

/** Rows that an address can name. */
const mostIds = 200;
const lineClass = "check-line min-h-9 items-center max-lg:min-h-11";
const scopes = ["all", "page", "marked"] as const;
type Scope = (typeof scopes)[number];
type Ids = Record<Exclude<Scope, "all">, readonly string[]>;

type FileColumn = Pick<ListColumn<never>, "key" | "label" | "fileLabel" | "withKey">;

type Props = {
  /** Of the list; `filter` as its call takes it. */
  name: string;
  filter: unknown;
  filtered: boolean;
  columns: readonly FileColumn[];
  shown: readonly FileColumn[];
  total: number;
  ids: Ids;
  onClose: () => void;
};

type ScopeProps = { scope: Scope; onScope: (scope: Scope) => void; counts: Record<Scope, number>; filtered: boolean };

function ScopeChoice({ scope, onScope, counts, filtered }: ScopeProps) {
  const t = useTranslations("admin.csv");
  const word = (one: Scope) => (one === "all" && filtered ? "matching" : one);
  return (
    <fieldset className="grid gap-0.5">
      <legend className="mb-1 sign-sm">{t("what")}</legend>
      {scopes.map((one) => (
        <label key={one} className={lineClass}>
          <input
            type="radio"
            className="rounded-full"
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

type ColumnsProps = Pick<Props, "columns"> & {
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[]) => void;
};

function Columns({ columns, chosen, onChoose }: ColumnsProps) {
  const t = useTranslations("admin.csv");
  const all = chosen.size === columns.length;
  const toggle = (key: string) =>
    onChoose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]);
  return (
    <>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-0.5">
        <legend className="mb-1 sign-sm">{t("columns")}</legend>
        {columns.map(({ key, label, fileLabel }) => (
          <label key={key} className={lineClass}>
            <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />
            <span>{fileLabel ?? label}</span>
          </label>
        ))}
      </fieldset>
      <span>
        <Button small onClick={() => onChoose(all ? [] : columns.map(({ key }) => key))}>
          {t(all ? "none" : "every")}
        </Button>
      </span>
    </>
  );
}

type SaveProps = { choice: ExportChoice; ready: boolean; onClose: () => void };

/** The link that is the download, once the server has said that the file will come. */
function Save({ choice, ready, onClose }: SaveProps) {
  const t = useTranslations("admin.csv");
  const { failure, busy, start, onClick } = useExport(choice, () => {
    toast({ title: t("started") });
    onClose();
  });
  const look = { variant: "pri", className: "ml-auto" } as const;
  if (!ready) {
    return (
      <Button {...look} disabled>
        {t("export")}
      </Button>
    );
  }
  return (
    <>
      <a className={buttonClass(look)} href={csvHref(choice)} download aria-busy={busy || undefined} onClick={onClick}>
        {t(busy ? "checking" : "export")}
      </a>
      <ListFailure failure={failure} onRetry={() => void start()} />
    </>
  );
}

/** What is exported and in which columns; the file then comes as a stream, however long it is. */
export function CsvDialog({ name, filter, filtered, columns, shown, total, ids, onClose }: Props) {
  const t = useTranslations("admin.csv");
  const common = useTranslations("common.action");
  const lng = useLocale() as Language;
  const [scope, setScope] = useState<Scope>(ids.marked.length > 0 && ids.marked.length <= mostIds ? "marked" : "all");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(shown.flatMap(({ key, withKey }) => [key, withKey ?? key])),
  );
  const keys = columns.map(({ key }) => key).filter((key) => chosen.has(key));
  const choice = { name, lng, columns: keys, ...(scope === "all" ? { filter } : { ids: ids[scope] }) };
  const counts = { all: total, page: ids.page.length, marked: ids.marked.length };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Save choice={choice} ready={keys.length > 0 && counts[scope] > 0} onClose={onClose} />
        </>
      }
    >
      <div className="grid grid-cols-1 content-start gap-4 pt-4">
        <ScopeChoice scope={scope} onScope={setScope} counts={counts} filtered={filtered} />
        <Columns columns={columns} chosen={chosen} onChoose={(next) => setChosen(new Set(next))} />
      </div>
    </Dialog>
  );
}
