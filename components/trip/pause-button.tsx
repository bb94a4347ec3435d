"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/client";
import { useTripAction } from "./use-trip-action";

type Props = {
  trip: { id: string; version: number };
  which: number;
  stop: { id: string; title: string };
  taken: boolean;
};

/** Plans a break of the trip at a stop, or leaves it open again. */
export function PauseButton({ trip: { id, version }, which, stop, taken }: Props) {
  const t = useTranslations("drivinghours.stops");
  const { run, busy } = useTripAction();
  const body = { which, stop: taken ? null : stop.id, version };
  return (
    <Button
      small
      variant={taken ? "ink" : "ghost"}
      busy={busy}
      aria-pressed={taken}
      aria-label={t("takeLabel", { title: stop.title })}
      onClick={() => run(() => api("PUT /trip/{id}/pause", { params: { id }, body }))}
    >
      {t(taken ? "taken" : "take")}
    </Button>
  );
}
