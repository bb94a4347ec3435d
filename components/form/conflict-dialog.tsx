"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Side } from "./fieldwise";
import "@/sheets/parts.css";

/** A field that both versions fill differently, in words; `side` is the choice it starts with. */
type ConflictRow = { name: string; label: ReactNode; mine: ReactNode; theirs: ReactNode; side: Side };

type RowProps = { row: ConflictRow; side: Side; onPick: (side: Side) => void };

function Row({ row, side, onPick }: RowProps) {
  const t = useTranslations("form.conflict");
  const group = useId();
  return (
    <fieldset className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
      <legend className="mb-1 sign-sm">{row.label}</legend>
      {(["mine", "theirs"] as const).map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-start gap-[0.6rem] rounded-control border-control border-line-strong px-3 py-2 has-checked:border-ink has-checked:bg-selected"
        >
          <input
            className="mt-1 flex-none accent-ink"
            type="radio"
            name={group}
            checked={side === one}
            onChange={() => onPick(one)}
          />
          <span className="min-w-0">
            <span className="block text-xs text-ink-3">{t(one)}</span>
            <span className="block max-h-36 overflow-auto whitespace-pre-line wrap-anywhere [&_img]:size-12 [&_img]:rounded-chip [&_img]:object-cover">
              {row[one] || t("empty")}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Props = {
  rows: readonly ConflictRow[];
  busy: boolean;
  /** Takes the names of the fields whose typed value is to be kept. */
  settle: (mine: readonly string[]) => Promise<unknown>;
  later: () => void;
};

/** Both versions of a record, field by field. */
export function ConflictDialog({ rows, busy, settle, later }: Props) {
  const t = useTranslations("form.conflict");
  const [picked, setPicked] = useState<Record<string, Side>>({});
  const sideOf = (row: ConflictRow) => picked[row.name] ?? row.side;
  const all = (side: Side) => setPicked(Object.fromEntries(rows.map(({ name }) => [name, side])));
  const save = () => void settle(rows.filter((row) => sideOf(row) === "mine").map(({ name }) => name));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && later()}
      title={t("title")}
      description={t("text", { count: rows.length })}
      footer={
        <>
          <Button onClick={later}>{t("later")}</Button>
          <Button variant="pri" className="ml-auto" busy={busy} onClick={save}>
            {t("save")}
          </Button>
        </>
      }
    >
      {rows.length > 1 && (
        <div className="flex flex-wrap items-center gap-2 mt-4">
          <Button small onClick={() => all("mine")}>
            {t("allMine")}
          </Button>
          <Button small onClick={() => all("theirs")}>
            {t("allTheirs")}
          </Button>
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-4 mt-4">
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            side={sideOf(row)}
            onPick={(side) => setPicked({ ...picked, [row.name]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}
