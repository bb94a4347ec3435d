import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

type Standing = Pick<BusRequestRecord, "state" | "ended_at" | "endReason">;

/** The word for where a request stands: why it ended, else active or in review. */
function standingOf({ state, ended_at, endReason }: Standing) {
  if (ended_at === null) return state;
  return endReason ?? "past";
}

const tones: Record<ReturnType<typeof standingOf>, BadgeTone> = {
  active: "live",
  pending: "pend",
  past: "off",
  withdrawn: "off",
  filled: "plain",
  rejected: "no",
};

export function StateBadge({ request }: { request: Standing }) {
  const t = useTranslations("busrequest.states");
  const standing = standingOf(request);
  return <Badge tone={tones[standing]}>{t(standing)}</Badge>;
}
