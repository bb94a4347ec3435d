import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Nothing waits: with a filter its way out, without one the way to all requests. */
export function QueueEmpty({ filtered, path, all }: { filtered: boolean; path: string; all: string }) {
  const t = useTranslations("moderation.queue");
  return (
    <EmptyState
      title={t(filtered ? "emptyFilterTitle" : "emptyTitle")}
      text={t(filtered ? "emptyFilter" : "emptyText")}
      action={<ButtonLink href={filtered ? path : all}>{t(filtered ? "reset" : "allRequests")}</ButtonLink>}
    />
  );
}
