import { useTranslations } from "next-intl";
import type { Activity } from "@/lib/drivinghours/types";

/** The height tells what is done, so that it reads without colours. */
const looks: Record<Activity["type"], string> = {
  driving: "h-8 bg-ink",
  work: "h-4 bg-ink-3",
  break: "h-2 border border-ink bg-brand",
  available: "h-2 border border-line-strong bg-surface-2",
  rest: "h-1 border border-line-strong bg-surface",
};

/** The course of a duty as a tachograph draws it; the sentences beside it say the same. */
export function TachoTrace({ activities }: { activities: readonly Activity[] }) {
  const t = useTranslations("drivinghours");
  const shown = [...new Set(activities.map(({ type }) => type))];
  return (
    <figure className="m-0">
      <div className="flex h-8 items-end border-b-2 border-ink" role="img" aria-label={t("trace")}>
        {activities.map(({ type, minutes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order that never changes
          <span key={at} className={looks[type]} style={{ flexGrow: minutes, flexBasis: 0 }} />
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-3 text-xs text-ink-2">
        {shown.map((type) => (
          <span key={type} className="inline-flex items-end gap-1">
            <span className={`${looks[type]} w-3`} aria-hidden="true" />
            {t(`activity.${type}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
