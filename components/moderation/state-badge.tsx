import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

/** Where a request stands: in review, active, or how it ended. */
export function StateBadge({ record }: { record: BusRequestRecord }) {
  const t = useTranslations("busrequest.states");
  const { state, endReason } = record;
  if (endReason) return <Badge tone={endReason === "rejected" ? "no" : "off"}>{t(endReason)}</Badge>;
  return <Badge tone={state === "active" ? "live" : "pend"}>{t(state)}</Badge>;
}
