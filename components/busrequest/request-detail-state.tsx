import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

type Status = Pick<BusRequestRecord, "state" | "ended_at" | "endReason">;

/** The word for where a request stands: why it ended, else active or in review. */
function statusOf({ state, ended_at, endReason }: Status) {
  if (ended_at === null) return state;
  return endReason ?? "past";
}

const tones: Record<ReturnType<typeof statusOf>, BadgeTone> = {
  active: "live",
  pending: "pend",
  past: "off",
  withdrawn: "off",
  filled: "plain",
  rejected: "no",
};

/** `unconfirmed`: its author has not answered the mail yet, so that nobody checks it. */
export function StateBadge({ request, unconfirmed }: { request: Status; unconfirmed?: boolean }) {
  const t = useTranslations("busrequest.states");
  const status = statusOf(request);
  if (status === "pending" && unconfirmed) return <Badge tone="pend">{t("unconfirmed")}</Badge>;
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
