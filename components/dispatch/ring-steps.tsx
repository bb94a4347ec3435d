import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { formatTime } from "@/lib/i18n/formats";

/** The rings as stops of a line: asked ones filled, the next one with an inked edge. */
export function RingSteps({ dispatch: { rings, next } }: { dispatch: DispatchRecord }) {
  const t = useTranslations("dispatch.rings");
  return (
    <ol className="flex flex-wrap gap-4">
      {rings.map(({ km, asked, asked_at, waiting }, ring) => (
        <li key={km} className="grid content-start gap-1" aria-current={next === ring ? "step" : undefined}>
          <span
            className={cn(
              "size-3 rounded-full border-2",
              asked_at === null && next !== ring ? "border-line-strong" : "border-ink",
              asked_at !== null && "bg-ink",
            )}
            aria-hidden
          />
          <b className="sign-md">{t("km", { km })}</b>
          <span className="text-xs text-ink-2">
            {asked_at === null
              ? t("waiting", { count: waiting ?? 0 })
              : t("asked", { count: asked, time: formatTime(asked_at) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
