"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { FleetRow } from "@/lib/features/bus/schema";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";

type Props = { row: FleetRow; onClose: () => void; onRetire: () => void };

const weekOf = (start: number) => `?view=week&date=${formatDate(start).split(".").reverse().join("-")}`;

/** Before a bus with trips ahead goes out of service: which they are, and where they get another bus. */
export function RetireDialog({ row: { bus, ahead }, onClose, onRetire }: Props) {
  const t = useTranslations("bus.retire");
  const words = useTranslations("bus.form");
  const calendar = `/${useLocale()}/userpanel/management`;
  const more = ahead.count - ahead.named.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { plate: bus.licenceplate })}
      description={t("text", { count: ahead.count })}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" className="ml-auto" onClick={onRetire}>
            {words("retire")}
          </Button>
        </>
      }
    >
      <ul className="stack sm">
        {ahead.named.map(({ title, start, end }) => (
          <li key={`${start} ${title}`}>
            <Link href={`${calendar}${weekOf(start)}`} prefetch={false}>
              {title}
            </Link>
            <span className="block text-sm text-(--ink-2)">
              {formatDateTime(start)} – {formatDateTime(end)}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t("more", { count: more })}</li>}
      </ul>
    </Dialog>
  );
}
