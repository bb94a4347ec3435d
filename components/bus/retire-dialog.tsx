"use client";
import Link from "next/link";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { FleetRow } from "@/lib/features/bus/schema/fleet";
import { today } from "@/components/form/calendar";
import { formatDateTime } from "@/lib/i18n/formats";

type Props = { row: FleetRow; onClose: () => void; onRetire: () => void };

const weekOf = (start: number, zone?: string) => `?view=week&date=${today(start, zone)}`;

/** Before a bus with trips ahead goes out of service: which they are, and where they get another bus. */
export function RetireDialog({ row: { bus, ahead }, onClose, onRetire }: Props) {
  const t = useTranslations("bus.retire");
  const words = useTranslations("bus.form");
  const zone = useTimeZone();
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
      <ul className="grid grid-cols-1 content-start gap-2">
        {ahead.named.map(({ title, start, end }) => (
          <li key={`${start} ${title}`}>
            <Link href={`${calendar}${weekOf(start, zone)}`} prefetch={false}>
              {title}
            </Link>
            <span className="block text-sm/[1.429] text-(--ink-2)">
              {formatDateTime(start, zone)} – {formatDateTime(end, zone)}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t("more", { count: more })}</li>}
      </ul>
    </Dialog>
  );
}
