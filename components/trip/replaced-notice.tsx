import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { tripParts } from "@/lib/features/trip/rules";
import type { TripChangeRecord } from "@/lib/features/trip/schema/record";
import { formatTime } from "@/lib/i18n/formats";
import { type Proposal, useAskerName } from "./asked-by";
import { useNewPrice } from "./change-parts";
import { usePartWords } from "./part-words";

type Props = Proposal & { pressed: TripChangeRecord };

/** Whoever has answered a proposal that was replaced meanwhile: nothing of it holds, and what it said stands beside the new one. */
export function ReplacedNotice({ pressed, ...proposal }: Props) {
  const t = useTranslations("trip");
  const wordsOf = usePartWords();
  const { trip, change } = proposal;
  const { sum } = useNewPrice({ trip, change: pressed });
  const nameOf = (part: (typeof tripParts)[number]) =>
    t(part === "end" && trip.transferType === "transfertwoway" ? "parts.return" : `parts.${part}`);
  const parts = tripParts.filter((part) => part in pressed.after);
  const before = [
    ...parts.map((part) => `${nameOf(part)} ${wordsOf(part, pressed.after)}`),
    `${t("parts.price")} ${sum}`,
  ].join("; ");
  const title = t("change.replaced", { name: useAskerName(proposal), time: formatTime(change.created_at) });
  return (
    <Notice tone="warn" title={title} live>
      {t("change.replacedText", { before })}
    </Notice>
  );
}
