"use client";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useFieldNames } from "./use-field-names";
import type { RequestValues } from "./values";
import "@/components/ui/timetable.css";

export type ConflictRow = { name: string; yours: string; stored: string };

/** Each field as a reader sees it, in the form's order. */
function useShown() {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  const names = useFieldNames("grouprequest");
  const number = (value: number | null) => (value === null ? "" : formatNumber(value, lng));
  const moment = (value: number | null) => (value === null ? "" : formatDateTime(value, zone));
  return (values: RequestValues): [string, string][] => [
    [t("form.transfer"), t(`transferTypes.${values.transferType}`)],
    [t("form.from"), values.start.address.address],
    [t("form.to"), values.end.address.address],
    [t("form.via", { n: 1 }), values.stops.map((stop) => stop.address).join("; ")],
    [t("form.departure"), moment(values.start.date)],
    [t("form.return"), moment(values.end.date)],
    [names.passengers ?? "", number(values.passengers)],
    [t("form.organisation"), values.organisationType ? t(`organisationTypes.${values.organisationType}`) : ""],
    [t("form.buses"), values.vehicleTypes.map((type) => t(`vehicleTypes.${type}`)).join(", ")],
    [t("form.quantity"), number(values.quantity)],
    [t("form.radius"), number(values.radius)],
    [t("form.name"), values.companyName],
    [t("form.email"), values.email],
    [t("form.phone"), values.phone],
    [t("form.description"), values.description],
  ];
}

function Differences({ rows }: { rows: ConflictRow[] }) {
  const t = useTranslations("busrequest.form.conflict");
  if (rows.length === 0) return <p className="text-ink-2">{t("same")}</p>;
  return (
    <div className="timetable-frame">
      <table className="timetable">
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            <th scope="col">{t("yours")}</th>
            <th scope="col">{t("stored")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, yours, stored }) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line">
                {name}
              </th>
              <td>{yours || t("none")}</td>
              <td>{stored || t("none")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = {
  open: boolean;
  yours: RequestValues;
  stored: RequestValues;
  /** What is set beside the form. */
  more?: readonly ConflictRow[];
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
};

/** Somebody saved in between: both versions side by side, nothing typed is lost. */
export function ConflictDialog({ open, yours, stored, more = [], onKeep, onTake, onClose }: Props) {
  const t = useTranslations("busrequest.form.conflict");
  const shown = useShown();
  if (!open) return null;
  const theirs = shown(stored);
  const fields = shown(yours).map(([name, value], index) => ({ name, yours: value, stored: theirs[index]?.[1] ?? "" }));
  const rows = [...more, ...fields].filter((row) => row.yours !== row.stored);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("title")}
      description={t("text")}
      footer={
        <>
          <Button onClick={onTake}>{t("take")}</Button>
          <Button variant="pri" className="ml-auto" onClick={onKeep}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <Differences rows={rows} />
    </Dialog>
  );
}
