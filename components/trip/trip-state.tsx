import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { TripState } from "@/lib/features/trip/rules";

const tones: Record<TripState, BadgeTone> = {
  agreed: "live",
  changed: "live",
  ready: "live",
  underway: "pend",
  done: "off",
  cancelled: "no",
};

export function TripStateBadge({ state }: { state: TripState }) {
  const t = useTranslations("trip.states");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
