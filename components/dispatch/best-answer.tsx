import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useGrossWords } from "@/components/ui/money-words";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { formatTime } from "@/lib/i18n/formats";
import { AcceptAnswer } from "./accept-answer";
import type { Lead } from "./use-lead";

/** On phones: who is there first stays in reach of the thumb, however long the list. */
export function BestAnswer({ dispatch, lead }: { dispatch: DispatchRecord; lead: Lead }) {
  const t = useTranslations("dispatch.answers");
  const grossOf = useGrossWords();
  const best = dispatch.asks.find(({ state }) => state === "can");
  if (!best || best.arrivesAt === null) return null;
  const { companyName, arrivesAt, price } = best;
  const money = price ? grossOf(price) : t("byPhone");
  return (
    <section
      className={cn(
        "sticky bottom-0 z-2 flex items-center gap-3 border-t border-line bg-page py-3 lg:hidden print:hidden",
        // Above the panel's tabs.
        lead.token === undefined && "max-lg:bottom-[calc(3.25rem+env(safe-area-inset-bottom))]",
      )}
      aria-label={t("best")}
      data-hands
    >
      <p className="mr-auto min-w-0">
        <b className="block sign-md wrap-anywhere">{companyName}</b>
        <span className="block text-sm">{[t("arrives", { time: formatTime(arrivesAt) }), money].join(", ")}</span>
      </p>
      <AcceptAnswer lead={lead} ask={best} best />
    </section>
  );
}
