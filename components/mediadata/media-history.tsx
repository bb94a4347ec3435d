"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Pager } from "@/components/ui/pager";
import type { MediaVersion } from "@/lib/features/mediadata/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { useMediaPreview } from "./use-media-preview";

const historyPage = 10;

type Props = {
  versions: readonly MediaVersion[];
  total: number;
  page: number;
  href: string;
  current: unknown;
  dirty: boolean;
  onRestore: (id: string) => Promise<unknown>;
};

type CompareProps = Pick<Props, "current" | "dirty" | "onRestore"> & { version: MediaVersion; onClose: () => void };

/** The former version beside the present one; bringing it back says what happens to what stands there now. */
function Compare({ version, current, dirty, onRestore, onClose }: CompareProps) {
  const t = useTranslations("mediadata.history");
  const { run, busy } = useAction();
  const MediaPreview = useMediaPreview(true);
  const restore = () => run(() => onRestore(version.id).then(onClose));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t("compareTitle", { date: formatDateTime(version.created_at) })}
      description={t(dirty ? "restoreTextDirty" : "restoreText")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="pri" className="ml-auto" busy={busy} onClick={restore}>
            {t("restore")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4 mt-4">
        {(["former", "present"] as const).map((side) => (
          <section key={side} className="card" aria-label={t(side)}>
            <p className="sign-sm">{t(side)}</p>
            {MediaPreview && (
              <MediaPreview kind={version.kind} content={side === "former" ? version.content : current} />
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** What stood here before, newest first. */
export function MediaHistory({ versions, total, page, href, current, dirty, onRestore }: Props) {
  const t = useTranslations("mediadata.history");
  const [open, setOpen] = useState<MediaVersion | null>(null);
  return (
    <section className="card mt-4" aria-labelledby="mdt-history">
      <h2 id="mdt-history" className="sign-lg">
        {t("title")}
      </h2>
      {versions.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ol>
        {versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <span>
              {t("replaced", { date: formatDateTime(version.created_at), who: version.userName ?? t("former_admin") })}
            </span>
            <Button small aria-label={t("compareLabel", { version: version.version })} onClick={() => setOpen(version)}>
              <Icon of="rotate-ccw-clock" />
              {t("compare")}
            </Button>
          </li>
        ))}
      </ol>
      {total > historyPage && (
        <Pager page={page} take={historyPage} total={total} href={(to) => `${href}&history=${to}`} />
      )}
      {open && (
        <Compare current={current} dirty={dirty} onRestore={onRestore} version={open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
