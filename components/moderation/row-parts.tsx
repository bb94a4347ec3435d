import { RouteInline } from "@/components/busrequest/route-inline";
import { useLocale, useTranslations } from "next-intl";
import { kindLineClass } from "@/components/busrequest/kind-chip";
import { tableNoteClass } from "@/components/ui/table";
import { KindSign } from "@/components/map/kind-sign";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { routeName } from "@/lib/i18n/place-names";
import { formatDate, formatDateTime, formatDayMonth } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type PendingEntry, waitOf } from "./entry";

/** `narrow`: in a table the sign alone below xl. */
export function KindName({ kind, narrow }: { kind: Kind; narrow?: boolean }) {
  const t = useTranslations("busrequest");
  return (
    <span className={kindLineClass}>
      <KindSign kind={kind} size={18} />
      <span className={narrow ? "max-xl:hidden" : undefined}>{t(`kinds.${kind}`)}</span>
    </span>
  );
}

/** A vacancy has a span of days, the others leave at a time. */
export function whenText({ category, start, end }: BusRequestRecord) {
  return category === "vacancy" ? `${formatDayMonth(start.date)}–${formatDate(end.date)}` : formatDateTime(start.date);
}

/** Start and end in a line. */
export function RouteShort({ record }: { record: BusRequestRecord }) {
  const lng = useLocale() as Language;
  return (
    <b>
      <RouteInline route={routeName(record.start.address, record.end.address, lng)} />
    </b>
  );
}

type RowButtonProps = { record: BusRequestRecord; pressed?: boolean; onPress: () => void };

/** The row's control: route and date; `data-row` lets the keyboard's steps find it. */
export function RouteButton({ record, pressed, onPress }: RowButtonProps) {
  const t = useTranslations("moderation.row");
  return (
    <button
      type="button"
      data-row={record.id}
      className="block w-full text-left"
      aria-pressed={pressed}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <span className="sr-only">{t("open", { reference: record.reference })}: </span>
      <RouteShort record={record} />
      <span className={tableNoteClass}>{whenText(record)}</span>
    </button>
  );
}

export function Wait({ entry, now, sentence = false }: { entry: PendingEntry; now: number; sentence?: boolean }) {
  const t = useTranslations("moderation");
  const wait = waitOf(entry.record.created_at, now);
  const time = t(`wait.${wait.key}`, wait.values);
  return (
    <span className={wait.old ? "font-bold text-danger" : "font-bold"}>
      {sentence ? t("row.waits", { time }) : time}
    </span>
  );
}

/** In one line each, so that the window holds ten rows; the panel has the whole name. */
export function Sender({ entry }: { entry: PendingEntry }) {
  const t = useTranslations("moderation.row");
  return (
    <>
      <b className="block w-40 truncate" title={entry.record.companyName}>
        {entry.record.companyName}
      </b>
      <span className={tableNoteClass}>
        {entry.earlier === 0 ? t("first") : t("earlier", { count: entry.earlier })}
      </span>
    </>
  );
}
