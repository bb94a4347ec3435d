import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import type { PendingEntry } from "./entry";
import { ReviewChecks } from "./review-checks";
import { ReviewFacts, useReviewStops } from "./review-facts";
import { ReviewText } from "./review-text";

/** All of a waiting request: route, facts, the author's words, the automatic checks. */
export function ReviewBody({ entry, now }: { entry: PendingEntry; now: number }) {
  const { record, language } = entry;
  const stops = useReviewStops(record);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <KindChip kind={record.category} />
        <span className="font-plate text-[0.92em] tracking-[-0.02em] whitespace-nowrap text-ink-2">
          {record.reference}
        </span>
      </div>
      <RouteLine stops={stops} />
      <ReviewFacts record={record} language={language} />
      <ReviewText description={record.description} />
      <ReviewChecks entry={entry} now={now} />
    </>
  );
}
