"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { qrHref } from "@/lib/features/bus/client";
import type { BusRecord } from "@/lib/features/bus/schema/bus";
import type { FleetRow } from "@/lib/features/bus/schema/fleet";
import { useBusWords } from "./bus-words";
import { Plate } from "./plate";

/** One bar a day, today's last. */
function ScanBars({ scans }: { scans: readonly number[] }) {
  const t = useTranslations("bus.qr");
  const most = Math.max(1, ...scans);
  const count = scans.reduce((sum, day) => sum + day, 0);
  return (
    <div className="grid gap-1.5">
      <b>{t("scans", { count })}</b>
      {count > 0 && (
        <>
          <span
            className="grid h-12 auto-cols-[1fr] grid-flow-col items-end gap-0.5 border-b border-line-strong"
            aria-hidden="true"
          >
            {scans.map((day, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a day's place is its name
                key={index}
                className={day > 0 ? "bg-ink" : "bg-line"}
                style={{ height: `${Math.max(4, Math.round((day / most) * 100))}%` }}
              />
            ))}
          </span>
          <span className="flex flex-wrap items-center gap-3 justify-between text-xs text-ink-3" aria-hidden="true">
            <span>{t("first")}</span>
            <span>{t("last")}</span>
          </span>
        </>
      )}
      <span className="text-xs text-ink-3">{t("scansHint")}</span>
    </div>
  );
}

function Files({ bus, path }: { bus: BusRecord; path: string | null }) {
  const t = useTranslations("bus.qr");
  const file = (kind: "svg" | "png", label: string) => (
    <a className={buttonClass({})} href={qrHref(bus, kind, true)} download aria-label={label}>
      <Icon of="download" size={17} />
      {t(kind)}
    </a>
  );
  return (
    <>
      {path && (
        <ButtonLink variant="pri" href={`${path}/print?bus=${bus.id}`}>
          <Icon of="printer" size={17} />
          {t("print")}
        </ButtonLink>
      )}
      {file("svg", t("svgLong"))}
      {file("png", t("pngLong"))}
    </>
  );
}

/** `path`: of the fleet page, whose stickers can be printed; null for who has none. */
type Props = { row: Pick<FleetRow, "bus" | "scans">; path: string | null; onClose: () => void };

/** The bus's code to look at, to print and to take along, and how often it was scanned. */
export function QrDialog({ row: { bus, scans }, path, onClose }: Props) {
  const t = useTranslations("bus.qr");
  const { nameOf } = useBusWords();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      footer={<Files bus={bus} path={path} />}
    >
      <div className="grid grid-cols-[13rem_minmax(0,1fr)] items-start gap-6 max-md:grid-cols-1">
        {/* biome-ignore lint/performance/noImgElement: a vector of the API, not a picture to be scaled */}
        <img
          className="h-auto w-full rounded-control border border-line max-md:max-w-64"
          src={qrHref(bus, "svg")}
          alt={t("image", { plate: bus.licenceplate })}
          width={208}
          height={208}
        />
        <div className="grid grid-cols-1 content-start gap-4">
          <Plate plate={bus.licenceplate} country={bus.country} size="lg" />
          <b>{t("line", { name: nameOf(bus), seats: bus.capacity })}</b>
          <p className="text-ink-2">{t("text")}</p>
          {!bus.active && <Notice tone="warn">{t("inactive")}</Notice>}
          <ScanBars scans={scans} />
        </div>
      </div>
    </Dialog>
  );
}
