"use client";
import { useLocale, useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RetryNotice } from "@/components/ui/retry-notice";
import type { TourRow } from "@/lib/features/tour/schema";
import { api } from "@/lib/http/client";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useDrafts } from "./use-tours";

type Props = { onOpen: (id: string) => void; onClose: () => void; onDeleted: (id: string) => unknown };

type DraftProps = { tour: TourRow; onChanged: () => unknown } & Pick<Props, "onOpen" | "onDeleted">;

function Draft({ tour, onOpen, onChanged, onDeleted }: DraftProps) {
  const t = useTranslations("tour.drafts");
  const states = useTranslations("tour.state");
  const lng = useLocale() as Language;
  const { run, busy } = useAction({ failed: t("notDeleted"), refresh: onChanged });
  const lost = tour.legs.filter(({ state }) => state === "lost").length;
  const { id, version } = tour;
  const remove = async () => {
    if (!window.confirm(t("sure", { name: tour.name }))) return;
    if (await run(() => api("DELETE /tour/{id}", { params: { id }, query: { version } }), t("deleted"))) onDeleted(id);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-3">
      <span className="min-w-0">
        <b className="block">{tour.name}</b>
        <span className="text-xs text-ink-2">
          {formatDayShort(tour.from, lng)} {formatTime(tour.from)} – {formatDayShort(tour.to, lng)}{" "}
          {formatTime(tour.to)}
          {tour.start && `, ${t("startsIn", { place: tour.start.name })}`}
          {tour.end && `, ${t("endsIn", { place: tour.end.name })}`}
          {tour.bus && `, ${tour.bus.licenceplate}`}
          {tour.author && `, ${tour.author}`}
        </span>{" "}
        {lost > 0 && <Badge tone="no">{`${lost} ${states("lost")}`}</Badge>}
      </span>
      <span className="flex gap-2">
        <Button small onClick={() => onOpen(id)}>
          {t("open")}
        </Button>
        <Button small variant="ghost" busy={busy} onClick={remove}>
          {t("delete")}
        </Button>
      </span>
    </li>
  );
}

/** The company's kept chains. */
export function DraftsDialog({ onOpen, onClose, onDeleted }: Props) {
  const t = useTranslations("tour.drafts");
  const { data, isError, refetch } = useDrafts(true);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("text")}>
      {isError && (
        <RetryNotice retry={t("retry")} onRetry={refetch}>
          {t("unread")}
        </RetryNotice>
      )}
      {data && data.total === 0 && <p className="py-3">{t("none")}</p>}
      <ul>
        {data?.entity.map((tour) => (
          <Draft key={tour.id} tour={tour} onOpen={onOpen} onChanged={refetch} onDeleted={onDeleted} />
        ))}
      </ul>
    </Dialog>
  );
}
